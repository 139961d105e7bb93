import type { DescribableFailure } from './failureText.ts'

/** What is known of a failure, in no language, by name. */
type Fact = readonly [name: string, value: string | number | null | undefined]

const factsOf = (failure: DescribableFailure): readonly Fact[] => [
  ['code', failure.code],
  ['reason', 'reason' in failure ? failure.reason : null],
  ['message', failure.code === 'server.refused' ? failure.message : null],
  ['status', 'status' in failure ? failure.status : null],
  ['request_id', 'requestId' in failure ? failure.requestId : null],
  ['detail', failure.code === 'unexpected' ? failure.detail : null],
]

/** What support asks for, one fact a line: those of the failure, and those that the screen knows besides. */
export const detailsOf = (failure: DescribableFailure | null, besides: readonly Fact[]): string =>
  [...(failure === null ? [] : factsOf(failure)), ...besides]
    .flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [`${name}: ${value}`]))
    .join('\n')

/** Details of what is a fault of the product or its server, for support to look up; none of what the user can act on. */
export const supportDetails = (failure: DescribableFailure | null): string | undefined => {
  if (failure?.code === 'unexpected') return failure.detail
  return failure?.code === 'server.failed' ? detailsOf(failure, []) : undefined
}
