import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import type { KeyStore, KeyStoreFailure, OpenKey, TokenRead, WantedCertificate } from './keystore.ts'
import {
  bytesResultSchema,
  nothingResultSchema,
  signaturesResultSchema,
  tokenReadResultSchema,
  type WorkerSettings,
} from './pkcs11Messages.ts'
import { createPkcs11Process } from './pkcs11Process.ts'
import { createSigningBatches } from './signingBatches.ts'
import { createTurnstile } from './turnstile.ts'

export interface Pkcs11Store extends KeyStore {
  /** Process id of the vendor library's process while it runs, for supervision. */
  readonly processId: () => number | null
}

/** What is wanted, as it passes to the other process. */
const sent = ({ taxCode, certificate }: WantedCertificate) => ({
  taxCode,
  certificate: certificate === undefined ? undefined : Uint8Array.from(certificate),
})

/** After these the library may hold on to a token that is no longer there. */
const lost: readonly KeyStoreFailure['code'][] = ['token_absent', 'token_removed', 'library_failed']

/** DER of DigestInfo { sha256, NULL } up to the digest (RFC 8017, section 9.2, note 1). */
const sha256DigestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** What RSA of PKCS#1 v1.5 signs of data. */
export const digestInfoOf = (data: Uint8Array) =>
  Buffer.concat([sha256DigestInfo, createHash('sha256').update(data).digest()])

type Worker = ReturnType<typeof createPkcs11Process>

/** The key that the process has open; `leave` ends its turn. */
const createOpenKey = (worker: Worker, certificate: Uint8Array, leave: () => void): OpenKey => {
  const signInBatch = createSigningBatches(async (digestInfos) =>
    v.parse(signaturesResultSchema, await worker.call({ kind: 'sign', digestInfos: [...digestInfos] })),
  )
  let isOpen = true
  let hasFailed = false
  return {
    certificate,
    sign: async (data): Promise<Result<Uint8Array, KeyStoreFailure>> => {
      if (!isOpen) return fail({ code: 'library_failed', detail: 'the key is closed' })
      const signed = await signInBatch(digestInfoOf(data))
      hasFailed ||= !signed.ok
      return signed
    },
    close: async () => {
      if (!isOpen) return
      isOpen = false
      try {
        // A token that cannot be logged out of has gone, and its login with it.
        v.parse(nothingResultSchema, await worker.call({ kind: 'close' }))
      } finally {
        if (hasFailed) worker.renew()
        leave()
      }
    },
  }
}

/**
 * Some libraries know only the tokens that were there when they began, and keep the session of one that was pulled out. What a process
 * that has run before does not find, a new one looks for once; no PIN is in play.
 */
const read = async (worker: Worker, wanted: WantedCertificate): Promise<Result<TokenRead, KeyStoreFailure>> => {
  const before = worker.processId()
  const found = v.parse(tokenReadResultSchema, await worker.call({ kind: 'read', wanted: sent(wanted) }))
  if (found.ok) return found
  const isOldProcess = before !== null && worker.processId() === before
  worker.renew()
  return isOldProcess ? read(worker, wanted) : found
}

/**
 * A token or smart card behind a PKCS#11 module. The module's path comes from configuration, never from a request; its library
 * runs in a child process, and one queue per store keeps two signings from meeting inside it.
 */
export const createPkcs11Store = (settings: WorkerSettings): Pkcs11Store => {
  const worker = createPkcs11Process(settings)
  const takeTurn = createTurnstile()

  return {
    readToken: async (wanted = {}) => {
      const leave = await takeTurn()
      try {
        return await read(worker, wanted)
      } finally {
        leave()
      }
    },
    open: async (pin, wanted = {}) => {
      const leave = await takeTurn()
      let key: OpenKey | null = null
      try {
        const opened = v.parse(bytesResultSchema, await worker.call({ kind: 'open', pin, wanted: sent(wanted) }))
        if (!opened.ok) {
          if (lost.includes(opened.failure.code)) worker.renew()
          return opened
        }
        key = createOpenKey(worker, opened.value, leave)
        return succeed(key)
      } finally {
        if (key === null) leave()
      }
    },
    dispose: () => worker.stop(),
    processId: worker.processId,
  }
}
