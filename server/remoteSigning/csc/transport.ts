import { fail, succeed, type Result } from '../../../src/domain/result.ts'

/** An answer of the provider: its HTTP status and what its JSON body holds, null where it has none. */
export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/** Why there is no answer, for the log; never with what was sent. */
export type NoAnswer = 'timeout' | 'connection' | 'tooLarge' | 'notJson' | 'redirect'

/** Milliseconds that one call may take, from the connection to the last byte. */
export const timeLimit = 10_000

/** Bytes of the largest answer: a list of certificates has some thousands. */
const largestAnswer = 1024 * 1024

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))

const readBytes = async (response: Response): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largestAnswer) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readJson = (bytes: Buffer): Result<unknown, NoAnswer> => {
  if (bytes.length === 0) return succeed(null)
  try {
    return succeed(JSON.parse(bytes.toString('utf8')))
  } catch {
    // JSON.parse throws SyntaxError alone.
    return fail('notJson')
  }
}

export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly milliseconds?: number
}

/** Sends one request. Nothing is sent again by itself, and no redirection is followed: it would carry tokens elsewhere. */
export const post = async ({
  url,
  headers,
  body,
  milliseconds = timeLimit,
}: Sent): Promise<Result<ProviderAnswer, NoAnswer>> => {
  try {
    const signal = AbortSignal.timeout(milliseconds)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return fail('redirect')
    }
    const bytes = await readBytes(response)
    if (bytes === null) return fail('tooLarge')
    const json = readJson(bytes)
    return json.ok ? succeed({ status: response.status, body: json.value }) : json
  } catch (error) {
    // fetch rejects with whatever the network did.
    return fail(isTimeout(error) ? 'timeout' : 'connection')
  }
}
