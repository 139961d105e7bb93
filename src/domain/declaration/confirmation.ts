import type { DeclarationForm } from './forms/definition.ts'
import { isInVersion, layoutVersion } from './versions.ts'

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
