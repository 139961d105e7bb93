import type { Failure } from '../../../../domain/failure.ts'

/** What support asks for, one fact a line, in no language. */
export const detailsOf = (failure: Failure | null, reqKey: string | null, at: string): string => {
  const facts: readonly (readonly [string, string | number | null | undefined])[] = [
    ['code', failure?.code],
    ...(failure?.code === 'server.refused'
      ? [['reason', failure.reason] as const, ['message', failure.message] as const]
      : []),
    ...(failure?.code === 'agent.refused' ? [['reason', failure.reason] as const] : []),
    ...(failure !== null && 'status' in failure ? [['status', failure.status] as const] : []),
    ...(failure?.code === 'unexpected' ? [['detail', failure.detail] as const] : []),
    ['req_key', reqKey],
    ['time', `${at}+07:00`],
  ]
  return facts
    .flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [`${name}: ${value}`]))
    .join('\n')
}
