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
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/http.h>
#include <openssl/objects.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// ERR_GET_LIB and ERR_GET_REASON are inline functions whose argument conversions Swift would have to repeat.
static inline int pf_err_lib(unsigned long code) { return ERR_GET_LIB(code); }
static inline int pf_err_reason(unsigned long code) { return ERR_GET_REASON(code); }

// BIO_free returns an int; owners want a function that returns nothing.
static inline void pf_bio_free(BIO *bio) { BIO_free(bio); }

// An address that holds no bytes, for calls that refuse a null pointer.
static inline const void *pf_empty(void) { return ""; }

// MBSTRING_UTF8 is a macro made of macros.
static inline int pf_mbstring_utf8(void) { return MBSTRING_UTF8; }
