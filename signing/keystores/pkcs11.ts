import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import type { KeyStore, KeyStoreFailure, OpenKey } from './keystore.ts'
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

/** DER of DigestInfo { sha256, NULL } up to the digest (RFC 8017, section 9.2, note 1). */
const sha256DigestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** What RSA of PKCS#1 v1.5 signs of data. */
export const digestInfoOf = (data: Uint8Array) =>
  Buffer.concat([sha256DigestInfo, createHash('sha256').update(data).digest()])

/**
 * A token or smart card behind a PKCS#11 module. The module's path comes from configuration, never from a request; its library
 * runs in a child process, and one queue per store keeps two signings from meeting inside it.
 */
export const createPkcs11Store = (settings: WorkerSettings): Pkcs11Store => {
  const worker = createPkcs11Process(settings)
  const takeTurn = createTurnstile()
  const signInBatch = createSigningBatches(async (digestInfos) =>
    v.parse(signaturesResultSchema, await worker.call({ kind: 'sign', digestInfos: [...digestInfos] })),
  )

  const openKey = (certificate: Uint8Array, leave: () => void): OpenKey => {
    let isOpen = true
    return {
      certificate,
      sign: async (data): Promise<Result<Uint8Array, KeyStoreFailure>> =>
        isOpen ? signInBatch(digestInfoOf(data)) : fail({ code: 'library_failed', detail: 'the key is closed' }),
      close: async () => {
        if (!isOpen) return
        isOpen = false
        try {
          // A token that cannot be logged out of has gone, and its login with it.
          v.parse(nothingResultSchema, await worker.call({ kind: 'close' }))
        } finally {
          leave()
        }
      },
    }
  }

  return {
    readToken: async () => {
      const leave = await takeTurn()
      try {
        return v.parse(tokenReadResultSchema, await worker.call({ kind: 'read' }))
      } finally {
        leave()
      }
    },
    open: async (pin) => {
      const leave = await takeTurn()
      let key: OpenKey | null = null
      try {
        const opened = v.parse(bytesResultSchema, await worker.call({ kind: 'open', pin }))
        if (!opened.ok) return opened
        key = openKey(opened.value, leave)
        return succeed(key)
      } finally {
        if (key === null) leave()
      }
    },
    dispose: () => worker.stop(),
    processId: worker.processId,
  }
}
