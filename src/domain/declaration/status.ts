import type { DocumentStage, StatusTable } from '../documents/status.ts'

/** Where a declaration stands with the tax authority, in the named reading of `noti_cd_tax` (seed 000 §4). */
export const authorityStatuses = [
  'draft',
  'sent',
  'received',
  'explaining',
  'rejected',
  'accepted',
  'refused',
  'lapsed',
] as const
export type AuthorityStatus = (typeof authorityStatuses)[number] | 'none'

/** How a status is shown: sent and received both read as in progress (seed 000 §4). */
export const shownStatuses = ['draft', 'inProgress', 'explaining', 'rejected', 'refused', 'lapsed', 'accepted'] as const
export type ShownStatus = (typeof shownStatuses)[number] | 'none'

/**
 * The authority waits for an explanation of the company where it is `explaining` (107, docs/decisions/0489). Turned down is what was rejected on receipt (102), refused on examination (103) (docs/decisions/0003), or has lapsed, as nobody has confirmed
 * it (docs/decisions/0368): either way the seller may correct it and file it again.
 */
export const authorityMeanings: StatusTable<Exclude<AuthorityStatus, 'none'>, Exclude<ShownStatus, 'none'>> = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'inProgress', stage: 'waiting' },
  received: { shown: 'inProgress', stage: 'waiting' },
  explaining: { shown: 'explaining', stage: 'waiting' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  refused: { shown: 'refused', stage: 'turnedDown' },
  lapsed: { shown: 'lapsed', stage: 'turnedDown' },
}

const numericReading: ReadonlyMap<string, AuthorityStatus> = new Map([
  ['3', 'sent'],
  ['4', 'rejected'],
  ['5', 'accepted'],
])

/** Both readings of the code; anything else is no status. */
export const readStatus = (code: string): AuthorityStatus =>
  authorityStatuses.find((status) => status === code) ?? numericReading.get(code) ?? 'none'

const meaningOf = (code: string) => {
  const status = readStatus(code)
  return status === 'none' ? null : authorityMeanings[status]
}

/** Null where the code is no status. */
export const stageOf = (code: string): DocumentStage | null => meaningOf(code)?.stage ?? null

export const shownStatus = (code: string): ShownStatus => meaningOf(code)?.shown ?? 'none'

/** The statuses that are shown as the given one. */
export const statusesShownAs = (shown: ShownStatus): readonly (typeof authorityStatuses)[number][] =>
  authorityStatuses.filter((status) => authorityMeanings[status].shown === shown)

export const isDraft = (code: string): boolean => stageOf(code) === 'draft'

export const isAccepted = (code: string): boolean => stageOf(code) === 'accepted'

export const isTurnedDown = (code: string): boolean => stageOf(code) === 'turnedDown'

export const isInProgress = (code: string): boolean => stageOf(code) === 'waiting'

/** The badge carries the authority's message unless accepted or draft (seed 000 §2). */
export const hasAuthorityMessage = (code: string): boolean => !isAccepted(code) && !isDraft(code)
