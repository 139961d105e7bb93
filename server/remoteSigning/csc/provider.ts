import * as v from 'valibot'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Log } from '../../log.ts'
import type { Confirmation, ReachRefusal, RemoteSigning } from '../port.ts'
import { activationSchema, errorSchema, oids, signaturesSchema, underWaySchema } from './answers.ts'
import { createConnection, type Call, type ConnectionParts } from './connection.ts'
import { confirmationsOf, createKeysOf, readCredential, signAlgorithmOf } from './keys.ts'
import type { ProviderAnswer } from './transport.ts'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Base64 of no more and no less than it says; null for anything else. */
const bytesOf = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > 0 && bytes.toString('base64') === text ? bytes : null
}

const errorOf = ({ body }: ProviderAnswer): string => {
  const read = v.safeParse(errorSchema, body)
  return read.success ? read.output.error : ''
}

/** An authorization that the provider has taken: confirmed (200) or under way (202); null for any other answer. */
const takenOf = ({ status, body }: ProviderAnswer): Confirmation | null => {
  const activation = v.safeParse(activationSchema, body)
  if (status === 200 && activation.success) return { state: 'confirmed', activation: activation.output.SAD }
  const underWay = v.safeParse(underWaySchema, body)
  return status === 202 && underWay.success ? { state: 'pending', handle: underWay.output.handle } : null
}

/**
 * What an error says of an authorization. Holders who refuse are `access_denied` (10.2, table 3) or `invalid_authentication_data` (11.7); all
 * else, as a handle that is not known any more, is no longer waited for.
 */
const endOf = (error: string): Confirmation =>
  error === 'access_denied' || error === 'invalid_authentication_data' ? { state: 'refused' } : { state: 'gone' }

const unusable = fail({ reason: 'remoteSigning.signatureUnusable' } as const)
const absent = fail({ reason: 'remoteSigning.certificateAbsent' } as const)

/** 11.6 credentials/authorize: for as many signatures as there are digests, bound to them, whatever the key's SCAL. */
const createAuthorize =
  (call: Call, log: Log): RemoteSigning['authorize'] =>
  async ({ credentialId, digests, description }) => {
    const credential = await readCredential(call, credentialId)
    if (!credential.ok) return credential
    const confirmations = credential.value === null ? null : confirmationsOf(credential.value)
    if (confirmations === null) return absent
    const answered = await call('credentials/authorize', {
      credentialID: credentialId,
      numSignatures: digests.length,
      hashes: digests.map(base64),
      hashAlgorithmOID: oids.sha256,
      description,
      ...(confirmations.length === 0 ? {} : { authData: confirmations.map((id) => ({ id })) }),
    })
    if (!answered.ok) return answered
    const taken = takenOf(answered.value)
    if (taken !== null) return succeed(taken)
    log('warn', 'remoteSigning.notAuthorized', { status: answered.value.status, error: errorOf(answered.value) })
    return absent
  }

/** 11.7 credentials/authorizeCheck. */
const createConfirmation =
  (call: Call): RemoteSigning['confirmation'] =>
  async (handle): Promise<Result<Confirmation, ReachRefusal>> => {
    const answered = await call('credentials/authorizeCheck', { handle })
    if (!answered.ok) return answered
    return succeed(takenOf(answered.value) ?? endOf(errorOf(answered.value)))
  }

/** 11.10 signatures/signHash, synchronously. */
const createSign =
  (call: Call, log: Log): RemoteSigning['sign'] =>
  async ({ credentialId, digests, activation }) => {
    const credential = await readCredential(call, credentialId)
    if (!credential.ok) return credential
    const signAlgo = credential.value === null ? null : signAlgorithmOf(credential.value)
    if (signAlgo === null) return unusable
    const answered = await call('signatures/signHash', {
      credentialID: credentialId,
      SAD: activation,
      hashes: digests.map(base64),
      signAlgo,
      hashAlgorithmOID: oids.sha256,
    })
    if (!answered.ok) return answered
    const signed = v.safeParse(signaturesSchema, answered.value.body)
    const signatures = signed.success && answered.value.status === 200 ? signed.output.signatures : []
    if (signatures.length === digests.length) return succeed(signatures.map(bytesOf))
    log('warn', 'remoteSigning.notSigned', { status: answered.value.status, error: errorOf(answered.value) })
    return unusable
  }

/** A provider that speaks the API of the Cloud Signature Consortium, version 2 (decision 0350). */
export const createCscProvider = (parts: ConnectionParts): RemoteSigning => {
  const call = createConnection(parts)
  return {
    isConfigured: true,
    keysOf: createKeysOf(call),
    authorize: createAuthorize(call, parts.log),
    confirmation: createConfirmation(call),
    sign: createSign(call, parts.log),
  }
}
