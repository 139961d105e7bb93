import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { groupErrorField, isRequiredGroup } from '../../../domain/declaration/flags.ts'
import { mostCertificates } from '../../../domain/declaration/certificateRows.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { columnsIn, mostOrganisations } from '../../../domain/declaration/organisations.ts'
import { useFiling } from '../kind/filing.ts'
import { certificateLabel, flagLabels, formTypeLabel, groupLabels, textLabels } from './fieldLabels.ts'
import type { DeclarationPath } from './fieldNames.ts'
import { organisationLabels, organisationRowLabel } from './organisationLabels.ts'

const ofRow = (label: string, position: number): MessageDescriptor => msg`${label} ${position}`

type FieldLabels = { readonly [Path in DeclarationPath]?: string }

/** Names for the error summary, in the order of the form. A group's error is named by the group. */
export const fieldLabelsOf = (form: DeclarationForm, i18n: I18n): FieldLabels => {
  const labels: Record<string, string> = {}
  for (const [name, label] of Object.entries(textLabels)) labels[name] = i18n._(label)
  for (const flag of form.flags) labels[flag] = i18n._(flagLabels[flag])
  for (const group of form.groups.filter(isRequiredGroup)) labels[groupErrorField[group]] = i18n._(groupLabels[group])
  for (let row = 0; row < mostCertificates; row += 1) {
    labels[`digital_signatures.${row}.org_name`] = i18n._(ofRow(i18n._(certificateLabel), row + 1))
    labels[`digital_signatures.${row}.form_tp`] = i18n._(ofRow(i18n._(formTypeLabel), row + 1))
  }
  for (const list of form.organisationLists)
    for (let row = 0; row < mostOrganisations; row += 1) {
      const name = i18n._(organisationRowLabel(list, row + 1))
      for (const column of columnsIn(list))
        labels[`${list}.${row}.${column}`] = `${name}: ${i18n._(organisationLabels[column])}`
    }
  return labels
}

/** The same of the form that is open. */
export const useFieldLabels = (): FieldLabels => {
  const { i18n } = useLingui()
  const { form } = useFiling()
  return useMemo(() => fieldLabelsOf(form, i18n), [i18n, form])
}
