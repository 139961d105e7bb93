import type { IncomingMessage } from 'node:http'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import { MAX_REQUEST_BYTES } from '../src/api/agent/protocol.ts'

const isText = (contentType: string | undefined): boolean => /^text\/plain\s*(?:;|$)/i.test(contentType ?? '')

type BodyProblem = 'request.tooLarge' | 'request.unknownType' | 'request.malformed'

/** Reads to the end, so that the sender gets its answer, but keeps no more than the limit. */
const collect = (request: IncomingMessage): Promise<Result<Buffer, BodyProblem>> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_REQUEST_BYTES) chunks.push(chunk)
      else chunks.length = 0
    })
    request.on('end', () =>
      resolve(size > MAX_REQUEST_BYTES ? fail('request.tooLarge') : succeed(Buffer.concat(chunks))),
    )
    request.on('error', () => resolve(fail('request.malformed')))
  })

/** The body as text: `text/plain` (or nothing at all), at most 1 MiB, UTF-8. */
export const readBody = async (request: IncomingMessage): Promise<Result<string, BodyProblem>> => {
  const body = await collect(request)
  if (!body.ok) return body
  if (body.value.length > 0 && !isText(request.headers['content-type'])) return fail('request.unknownType')
  try {
    return succeed(new TextDecoder('utf-8', { fatal: true }).decode(body.value))
  } catch (error) {
    if (error instanceof TypeError) return fail('request.malformed')
    throw error
  }
}
