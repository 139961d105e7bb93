import { CompactEncrypt, importJWK } from 'jose'
import type { AnswerOf } from '../api/contract/call.ts'
import type { passwordKey } from '../api/contract/auth.ts'

/**
 * The password as a compact JWE (RFC 7516) to the server's key: RSA-OAEP-256, A256GCM. Its plaintext carries the key's nonce, so that
 * a copy of it cannot sign in again.
 */
export const sealPassword = async (
  password: string,
  { jwk, kid, nonce }: AnswerOf<typeof passwordKey>,
): Promise<string> => {
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ password, nonce })))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(key)
}
