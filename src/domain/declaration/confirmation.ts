import type { DeclarationForm } from './forms/definition.ts'
import { layoutVersion } from './versions.ts'

/** How long the legal representative may take to confirm a declaration on eTax Mobile, in milliseconds from its sending. */
export const confirmationTime = 24 * 3_600_000

/** A confirmation that has to come within this time, in milliseconds, is shown as urgent. */
export const urgentTime = 6 * 3_600_000

/** Whether the legal representative has to confirm a declaration of this form and XML version (docs/decisions/0368). */
export const needsConfirmation = (form: DeclarationForm, version: string): boolean =>
  form.confirmedVersions.includes(layoutVersion(form, version))

/** The moment until which a declaration that is sent now has to be confirmed, ISO 8601 in UTC; empty where it needs none. */
export const confirmUntil = (form: DeclarationForm, version: string, sentAt: Date): string =>
  needsConfirmation(form, version) ? new Date(sentAt.getTime() + confirmationTime).toISOString() : ''

/** How a confirmation that is waited for stands. */
export type ConfirmationStanding = 'inTime' | 'urgent' | 'over'

/** How it stands at a moment, in milliseconds; null where none is waited for. */
export const confirmationStanding = (until: string, now: number): ConfirmationStanding | null => {
  const end = Date.parse(until)
  if (Number.isNaN(end)) return null
  if (now >= end) return 'over'
  return end - now <= urgentTime ? 'urgent' : 'inTime'
}
