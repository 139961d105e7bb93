import * as v from 'valibot'
import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ReachRefusal, RemoteKey, RemoteSigning } from '../port.ts'
import { credentialListSchema, credentialSchema, oids, type Credential } from './answers.ts'
import type { Call } from './connection.ts'

/** A user with more keys than this is shown the first of them. */
const mostKeys = 50

/** Null where the provider does not know it, or answers something else than the standard says (11.5). */
export const readCredential = async (
  call: Call,
  credentialID: string,
): Promise<Result<Credential | null, ReachRefusal>> => {
  const answered = await call('credentials/info', { credentialID, certificates: 'single', authInfo: true })
  if (!answered.ok) return answered
  const credential = v.safeParse(credentialSchema, answered.value.body)
  return succeed(answered.value.status === 200 && credential.success ? credential.output : null)
}

/** Null where the key makes no RSA signatures. */
export const signAlgorithmOf = ({ key: { algo } }: Credential): string | null =>
  [oids.rsaSha256, oids.rsa].find((oid) => algo.includes(oid)) ?? null

/** What the holder confirms by, out of band (8.3.1.5); null where the key asks for something that would have to be typed here. */
export const confirmationsOf = ({ auth: { mode, objects } }: Credential): readonly string[] | null => {
  if (mode !== 'explicit') return null
  return objects.every(({ type }) => type === 'ChallengeResponseOOB') ? objects.map(({ id }) => id) : null
}

/** Null where the provider answers no certificate that can be read. */
const keyOf = (credentialId: string, credential: Credential): RemoteKey | null => {
  const [first = ''] = credential.cert.certificates
  const certificate = readKnownCertificate(Buffer.from(first, 'base64'))
  if (!certificate.ok) return null
  const isUsable =
    credential.key.status === 'enabled' &&
    credential.cert.status === 'valid' &&
    signAlgorithmOf(credential) !== null &&
    confirmationsOf(credential) !== null
  return { credentialId, certificate: certificate.value, isUsable, mostAtOnce: credential.multisign }
}

/** Keys of a user by 11.4 credentials/list and 11.5 credentials/info. */
export const createKeysOf =
  (call: Call): RemoteSigning['keysOf'] =>
  async (userName) => {
    const listed = await call('credentials/list', { userID: userName })
    if (!listed.ok) return listed
    const list = v.safeParse(credentialListSchema, listed.value.body)
    // The standard refuses a user that is not there as invalid, and knows no list without credentials.
    if (listed.value.status !== 200 || !list.success || list.output.credentialIDs.length === 0)
      return fail({ reason: 'remoteSigning.userUnknown' })
    const keys: RemoteKey[] = []
    for (const id of list.output.credentialIDs.slice(0, mostKeys)) {
      const credential = await readCredential(call, id)
      if (!credential.ok) return credential
      const key = credential.value === null ? null : keyOf(id, credential.value)
      if (key !== null) keys.push(key)
    }
    return succeed(keys)
  }
