import type { AnswerOf } from '../../api/contract/call.ts'
import type { processingTime } from '../../api/contract/settings.ts'

/** How long the authority takes to confirm receipt and to decide, in seconds. */
export type ProcessingTime = Pick<AnswerOf<typeof processingTime>, 'receipt_seconds' | 'decision_seconds'>

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A rounded length of time as text: `2 minutes`, `1 day`. */
export const shownDuration = (seconds: number, locale: string): string => {
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    Math.round(seconds / length),
  )
}
