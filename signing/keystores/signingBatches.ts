import { fail, type Result } from '../../src/domain/result.ts'
import type { KeyStoreFailure } from './keystore.ts'

type Signed = Result<Uint8Array, KeyStoreFailure>

interface Asked extends PromiseWithResolvers<Signed> {
  readonly digestInfo: Uint8Array<ArrayBuffer>
}

type SignAll = (digestInfos: readonly Uint8Array<ArrayBuffer>[]) => Promise<Result<readonly Signed[], KeyStoreFailure>>

/** Signatures of one message: the way to another process costs about half of what a signature does. While it makes these, others can be prepared. */
const atOnce = 8

const missing: Signed = fail({ code: 'library_failed', detail: 'a signature is missing in the answer' })

const settle = async (batch: readonly Asked[], signAll: SignAll): Promise<void> => {
  try {
    const signed = await signAll(batch.map(({ digestInfo }) => digestInfo))
    for (const [place, { resolve }] of batch.entries()) resolve(signed.ok ? (signed.value[place] ?? missing) : signed)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/** Signs one by one for its callers, and together what they ask for in one turn of the event loop. */
export const createSigningBatches = (signAll: SignAll): ((digestInfo: Uint8Array<ArrayBuffer>) => Promise<Signed>) => {
  let waiting: Asked[] = []
  const send = (): void => {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += atOnce) void settle(all.slice(at, at + atOnce), signAll)
  }
  return (digestInfo) => {
    const asked: Asked = { ...Promise.withResolvers<Signed>(), digestInfo }
    if (waiting.push(asked) === 1) setImmediate(send)
    return asked.promise
  }
}
