import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { listen, stopListening } from '../http/listener.ts'

export interface MetricsPort {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Answers `GET /metrics` in Prometheus' text format, on a port of its own that is nobody else's business. */
export const openMetricsPort = async (
  registry: Registry,
  place: { readonly host: string; readonly port: number },
  onError: (error: unknown) => void,
): Promise<MetricsPort> => {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
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
  })
  const port = await listen(server, place, onError)
  return { port, close: () => stopListening(server) }
}
