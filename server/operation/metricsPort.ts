import type { RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { listen, type Listener } from '../http/listener.ts'

/** Answers `GET /metrics` in Prometheus' text format, on a port of its own that is nobody else's business. */
export const openMetricsPort = async (
  registry: Registry,
  place: { readonly host: string; readonly port: number },
  onError: (error: unknown) => void,
): Promise<Pick<Listener, 'port' | 'close'>> => {
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        onError(error)
        response.writeHead(500).end()
      },
    )
  }
  return listen(answer, place, onError)
}
