/** A key to which the page can seal a password. */
export const passwordKey = async () => {
  const kind = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
  const { publicKey } = await crypto.subtle.generateKey(kind, true, ['encrypt', 'decrypt'])
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { kid: 'kid', nonce: 'nonce', jwk: { kty: 'RSA' as const, n, e } }
}
