import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { areTextsSound } from '../../src/domain/soundJson.ts'
import type { ServerRefusal } from '../refusals.ts'
import { fileNameOf } from './fileNames.ts'
import { readBytes } from './requestBody.ts'

/** Parts of the largest body that any call takes, and more. */
const mostParts = 50

const tooLarge = fail({ reason: 'request.tooLarge' } satisfies ServerRefusal)
const malformed = fail({ reason: 'request.malformed' } satisfies ServerRefusal)

const boundaryOf = (type: string): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain ?? null
}

/** Counts boundaries before anything is made of the parts: a small body may have very many. */
const isBounded = (bytes: Buffer, boundary: string): boolean => {
  const mark = `--${boundary}`
  let found = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    found += 1
    if (found > mostParts + 1) return false
  }
  return true
}

const formOf = async (type: string, bytes: Buffer<ArrayBuffer>): Promise<FormData | null> => {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    // What the parser throws of a body that is none.
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The same bytes under the name that is kept of a file. */
const withKeptName = (value: string | File): string | File =>
  typeof value === 'string' ? value : new File([value], fileNameOf(value.name), { type: value.type })

/**
 * The members of a body of `multipart/form-data` (RFC 7578), at most `limit` bytes as it travels: files as `Blob`, texts as they are sent. A
 * name that stands there twice has no meaning.
 */
export const readMultipart = async (request: Request, limit: number): Promise<Result<unknown, ServerRefusal>> => {
  const type = request.headers.get('content-type') ?? ''
  const boundary = boundaryOf(type)
  if (boundary === null) return malformed
  const bytes = await readBytes(request, limit)
  if (bytes === null) return tooLarge
  const form = isBounded(bytes, boundary) ? await formOf(type, bytes) : null
  if (form === null) return malformed
  const entries = [...form.entries()].map(([name, value]) => [name, withKeptName(value)] as const)
  const body = Object.fromEntries(entries)
  const isOnce = Object.keys(body).length === entries.length
  return isOnce && areTextsSound(body) ? succeed(body) : malformed
}
