import { needsConfirmation } from './confirmation.ts'
import { hasBox, type UsageFlag } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { hasOrganisations, type OrganisationList } from './organisations.ts'
import { leftOutIn, type LeftOut } from './versioned.ts'
import type { DeclarationValues } from './values.ts'

/** What a later version of a form changes for a declaration that was accepted on an earlier one. */
export interface FormChanges {
  /** Boxes that the earlier version has not. */
  readonly options: readonly UsageFlag[]
  readonly lists: readonly OrganisationList[]
  /** What the declaration says and a change on the later version no longer does. */
  readonly leftOut: LeftOut
  /** Whether the legal representative confirms each change that is filed. */
  readonly isConfirmed: boolean
}

/** The changes from a declaration's own version of its form to another, in the order of the form (law of 2026 §1.1, §1.2, §1.4). */
export const changesSince = (form: DeclarationForm, accepted: DeclarationValues, version: string): FormChanges => {
  const { xml_vs: own } = accepted
  return {
    options: form.flags.filter((flag) => hasBox(flag, version) && !hasBox(flag, own)),
    lists: hasOrganisations(version) && !hasOrganisations(own) ? form.organisationLists : [],
    leftOut: leftOutIn(form, accepted, version),
    isConfirmed: needsConfirmation(form, version),
  }
}
