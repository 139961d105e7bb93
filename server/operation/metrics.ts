import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** One answered request. */
export interface EndedRequest {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** What the server counts for its operators. */
export interface Metrics {
  readonly requestEnded: (request: EndedRequest) => void
  /** Requests that were answered 503 because the database could not do its work. */
  readonly databaseUnavailable: () => void
  /** Rounds of the work in the background that ended with an error. */
  readonly roundFailed: () => void
}

/** Methods that the product knows; others would make a series for each word that somebody thinks of. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Counts in a registry of its own, which the private port serves in Prometheus' text format. */
export const createMetrics = (linesLost: () => number): { metrics: Metrics; registry: Registry } => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'tokhai_http_request_duration_seconds',
    help: 'Seconds from the head of a request to its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15],
    registers,
  })
  const unavailable = new Counter({
    name: 'tokhai_database_unavailable_total',
    help: 'Requests answered 503 because the database was away, locked, full or too slow',
    registers,
  })
  const rounds = new Counter({
    name: 'tokhai_background_failures_total',
    help: 'Rounds of the work in the background that ended with an error',
    registers,
  })
  const lost = new Gauge({
    name: 'tokhai_log_lines_lost',
    help: 'Lines of the log that could not be written since the start',
    registers: [],
    collect() {
      this.set(linesLost())
    },
  })
  registry.registerMetric(lost)
  return {
    registry,
    metrics: {
      requestEnded: ({ route, method, status, seconds }) =>
        requests.observe({ route, method: methods.includes(method) ? method : 'other', status }, seconds),
      databaseUnavailable: () => unavailable.inc(),
      roundFailed: () => rounds.inc(),
    },
  }
}

const nothing = () => undefined

/** Where no port is configured, nothing is counted. */
export const noMetrics: Metrics = { requestEnded: nothing, databaseUnavailable: nothing, roundFailed: nothing }
