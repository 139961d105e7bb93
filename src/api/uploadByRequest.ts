import type { Upload } from './client.ts'

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}

/** Why it was given up: a time limit has a name of its own. */
const reasonOf = (signal: AbortSignal | null | undefined): Error => {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new DOMException('', 'AbortError')
}

/** Sends by XMLHttpRequest: `fetch` does not say how much of a body has been sent. Rejects as `fetch` does. */
export const uploadByRequest: Upload = (url, { method = 'POST', headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
    )
    request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    request.addEventListener('abort', () => reject(reasonOf(signal)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted === true) abort()
    else request.send(body instanceof FormData ? body : null)
  })
