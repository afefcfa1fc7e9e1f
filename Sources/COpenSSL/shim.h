// OpenSSL 3's libcrypto for Swift: the headers, and one-line functions for what Swift cannot import
// (macros and variadic functions). No logic lives here.
#pragma once
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/asn1.h>
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/engine.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/http.h>
#include <openssl/objects.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/pkcs7.h>
#include <openssl/provider.h>
#include <openssl/proverr.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/ui.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// ERR_GET_LIB and ERR_GET_REASON are inline functions whose argument conversions Swift would have to repeat.
static inline int pf_err_lib(unsigned long code) { return ERR_GET_LIB(code); }
static inline int pf_err_reason(unsigned long code) { return ERR_GET_REASON(code); }

// BIO_free returns an int; owners want a function that returns nothing.
static inline void pf_bio_free(BIO *bio) { BIO_free(bio); }

// An address that holds no bytes, for calls that refuse a null pointer.
static inline const void *pf_empty(void) { return ""; }

// ERR_R_UNSUPPORTED is an expression Swift does not import; PROV_R_BAD_DECRYPT lives in a header of its own.
static inline int pf_err_unsupported(void) { return ERR_R_UNSUPPORTED; }
static inline int pf_prov_bad_decrypt(void) { return PROV_R_BAD_DECRYPT; }

// PKCS#12: typed stacks and the fields of PKCS7 behind macros.
static inline void pf_free_pkcs7s(OPENSSL_STACK *safes) {
  OPENSSL_sk_pop_free(safes, (OPENSSL_sk_freefunc)PKCS7_free);
}
static inline void pf_free_safebags(OPENSSL_STACK *bags) {
  OPENSSL_sk_pop_free(bags, (OPENSSL_sk_freefunc)PKCS12_SAFEBAG_free);
}
static inline int pf_pkcs7_type(const void *safe) { return OBJ_obj2nid(((const PKCS7 *)safe)->type); }
static inline int pf_pkcs7_encryption(const void *safe) {
  const PKCS7 *p7 = (const PKCS7 *)safe;
  if (p7 == NULL || OBJ_obj2nid(p7->type) != NID_pkcs7_encrypted || p7->d.encrypted == NULL) return NID_undef;
  return OBJ_obj2nid(p7->d.encrypted->enc_data->algorithm->algorithm);
}
static inline OPENSSL_STACK *pf_pkcs12_data(void *safe) { return (OPENSSL_STACK *)PKCS12_unpack_p7data((PKCS7 *)safe); }
static inline OPENSSL_STACK *pf_pkcs12_encrypted_data(void *safe, const char *password, int length) {
  return (OPENSSL_STACK *)PKCS12_unpack_p7encdata((PKCS7 *)safe, password, length);
}
