import { endOfWorkingDay } from '../workingDays.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { isInVersion, layoutVersion } from './versions.ts'

/** How long the legal representative may take to confirm a declaration of version 2.1.0 on eTax Mobile, in milliseconds from its sending. */
export const confirmationTime = 24 * 3_600_000

/**
 * Until when the legal representative has to confirm: 24 hours from sending, on eTax Mobile (docs/decisions/0368), or on the day on which
 * the authority asks them or the next working day (docs/decisions/0489).
 */
export type ConfirmationRule = 'within24Hours' | 'nextWorkingDay'

/** By which rule a declaration of this form and XML version has to be confirmed, be it a registration or a change; null where by none. */
export const confirmationRule = (form: DeclarationForm, version: string): ConfirmationRule | null => {
  const layout = layoutVersion(form, version)
  if (!form.confirmedVersions.includes(layout)) return null
  return isInVersion({ since: '2.1.1' }, layout) ? 'nextWorkingDay' : 'within24Hours'
}

/** Whether the legal representative has to confirm a declaration of this form and XML version. */
export const needsConfirmation = (form: DeclarationForm, version: string): boolean =>
  confirmationRule(form, version) !== null

/**
 * The moment until which a declaration that takes on a status now has to be confirmed, ISO 8601 in UTC; empty where no confirmation is
 * waited for from then on. When the authority asks for one is not known here: by the rule of working days this is the earliest end.
 */
export const confirmUntil = (form: DeclarationForm, version: string, status: 'sent' | 'received', at: Date): string => {
  const rule = confirmationRule(form, version)
  if (rule === 'within24Hours' && status === 'sent') return new Date(at.getTime() + confirmationTime).toISOString()
  return rule === 'nextWorkingDay' && status === 'received' ? endOfWorkingDay(at, 1).toISOString() : ''
}

/** Working days in which an explanation that the authority asks for has to be given. */
const explanationDays = 3

/** The moment until which an explanation that is asked for now has to be given, ISO 8601 in UTC. */
export const explainUntil = (at: Date): string => endOfWorkingDay(at, explanationDays).toISOString()

/** Something that has to come within this time, in milliseconds, is shown as urgent. */
export const urgentTime = 6 * 3_600_000
/** The same where it has to come until the end of a day: all the hours in which people work. */
export const urgentTimeOfDay = 16 * 3_600_000

const isEndOfDay = (end: number): boolean => new Date(end).toISOString().endsWith('T16:59:59.000Z')

/** From when on what has to come until a moment is urgent, both in milliseconds. */
export const urgentFrom = (end: number): number => end - (isEndOfDay(end) ? urgentTimeOfDay : urgentTime)

/** How a confirmation or an explanation that is waited for stands. */
export type ConfirmationStanding = 'inTime' | 'urgent' | 'over'

/** How it stands at a moment, in milliseconds; null where none is waited for. */
export const confirmationStanding = (until: string, now: number): ConfirmationStanding | null => {
  const end = Date.parse(until)
  if (Number.isNaN(end)) return null
  if (now >= end) return 'over'
  return now >= urgentFrom(end) ? 'urgent' : 'inTime'
}
