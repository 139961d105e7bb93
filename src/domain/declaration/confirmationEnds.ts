import { endOfWorkingDay } from '../workingDays.ts'
import { confirmationRule } from './confirmation.ts'
import type { DeclarationForm } from './forms/definition.ts'

/** How long the legal representative may take to confirm a declaration of version 2.1.0 on eTax Mobile, in milliseconds from its sending. */
export const confirmationTime = 24 * 3_600_000

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
