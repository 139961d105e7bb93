import { vietnamMoment } from '../../domain/dates.ts'
import type { Finding, ReadinessRow } from './judge/row.ts'

/** Of a failure its codes alone: messages of a server or an exception may hold anything. */
const factsOf = (finding: Finding): Readonly<Record<string, string | number | null>> => {
  if (finding.code !== 'failure') return { ...finding }
  const { failure } = finding
  return {
    code: failure.code,
    ...('reason' in failure ? { reason: failure.reason ?? '' } : {}),
    ...('status' in failure ? { status: failure.status } : {}),
    ...('requestId' in failure ? { request_id: failure.requestId ?? '' } : {}),
  }
}

const shown = (value: string | number): string => String(value).replaceAll(/\s+/g, ' ').slice(0, 200)

interface Around {
  readonly at: number
  readonly site: string
  readonly browser: string
}

/** What support wants to know, in codes, a row a line. It holds no password, PIN, code, cookie or user name: nothing of it was asked. */
export const readinessReport = (rows: readonly ReadinessRow[], { at, site, browser }: Around): string =>
  [
    `time: ${vietnamMoment(new Date(at))}+07:00`,
    `site: ${site}`,
    `browser: ${browser}`,
    ...rows.map(({ id, state, finding }) => {
      const facts = Object.entries(factsOf(finding)).flatMap(([name, value]) =>
        value === null || value === '' ? [] : [`${name}=${shown(value)}`],
      )
      return [`${id}: ${state}`, ...facts].join(' ')
    }),
  ].join('\n')
