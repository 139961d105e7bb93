import type { DocumentStage, StatusTable } from './status.ts'

/** Where a document that the authority answers once is on its way to it. */
export const sentStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const
export type SentStatus = (typeof sentStatuses)[number]

/** One that was turned down may be corrected and sent again, under its number where it has one. */
export const sentStages = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'sent', stage: 'waiting' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
} as const satisfies StatusTable<SentStatus, SentStatus>

/** The status that a code names; null where it names none. */
export const readSentStatus = (code: string): SentStatus | null =>
  sentStatuses.find((status) => status === code) ?? null

/** Null where the code is no status. */
export const sentStageOf = (code: string): DocumentStage | null => {
  const status = readSentStatus(code)
  return status === null ? null : sentStages[status].stage
}
