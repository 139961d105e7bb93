import type { Outcome } from './outcome.ts'

/** One answered request. Neither PIN nor XML has a place here. */
export interface RequestRecord {
  /** ISO 8601, UTC. */
  readonly time: string
  readonly method: string
  readonly path: string
  /** As the request said it, cut to 200 characters; null where it said none. */
  readonly origin: string | null
  readonly status: number
  readonly outcome: Outcome['code']
  readonly duration_ms: number
  /** What the token's library said. */
  readonly detail?: string
}

/** Takes one line of text without its line break. */
export type LogSink = (line: string) => void

const longest = 200

const cut = (text: string): string => text.slice(0, longest)

export const logLine = (record: RequestRecord): string =>
  JSON.stringify({
    ...record,
    method: cut(record.method),
    path: cut(record.path.replace(/\?.*$/s, '')),
    origin: record.origin === null ? null : cut(record.origin),
  })
