import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { readSoundJson } from '../../src/domain/soundJson.ts'
import type { ServerRefusal } from '../refusals.ts'
import { mostDiscarded } from './unreadBody.ts'

/** Bytes of the largest request: a signed declaration of 1 MiB with what JSON adds. */
export const bodyLimit = 2 * 1024 * 1024

const tooLarge = fail({ reason: 'request.tooLarge' } satisfies ServerRefusal)
const malformed = fail({ reason: 'request.malformed' } satisfies ServerRefusal)

/** The body's bytes; null where there are more than `limit`: the rest is read on, so that its sender gets the answer (`mostDiscarded`). */
export const readBytes = async (request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (request.body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit + mostDiscarded) break
    if (size > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > limit ? null : Buffer.concat(chunks)
}

const decode = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The request's JSON, without a byte order mark (RFC 8259 §8.1), bounded and sound (`readSoundJson`), or undefined where there is no body. */
export const readJson = async (request: Request): Promise<Result<unknown, ServerRefusal>> => {
  const bytes = await readBytes(request, bodyLimit)
  if (bytes === null) return tooLarge
  if (bytes.length === 0) return succeed(undefined)
  const text = decode(bytes)
  const read = text === null ? null : readSoundJson(text)
  return read?.ok === true ? read : malformed
}
