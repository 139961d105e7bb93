import forge from 'node-forge'

const { pbkdf2 } = forge.pkcs5

/**
 * node-forge takes OpenSSL's PBKDF2 where the digest is given by its name, and derives the key in JavaScript where it
 * is given as an object, as the library itself does when it opens or makes a PKCS#12 file: a tenth of a second each time. It takes the
 * password for bytes; those of PBES2 are UTF-8 (RFC 8018, section 3).
 */
Object.assign(forge.pkcs5, {
  pbkdf2: (
    password: string,
    salt: string,
    iterations: number,
    bytes: number,
    { algorithm }: forge.md.MessageDigest,
  ): string => pbkdf2(forge.util.encodeUtf8(password), salt, iterations, bytes, algorithm),
})
