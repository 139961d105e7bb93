import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { flagGroups, groupErrorField, usageFlags } from '../../../domain/declaration/flags.ts'
import { certificateLabel, flagLabels, formTypeLabel, groupLabels, textLabels } from './fieldLabels.ts'
import type { DeclarationPath } from './fieldNames.ts'

const mostRows = 50

const ofRow = (label: string, position: number): MessageDescriptor => msg`${label} ${position}`

/** Names for the error summary, in the order of the form. A group's error is named by the group. */
export const useFieldLabels = (): { readonly [Path in DeclarationPath]?: string } => {
  const { i18n } = useLingui()
  return useMemo(() => {
    const named = (table: Readonly<Record<string, MessageDescriptor>>) =>
      Object.fromEntries(Object.entries(table).map(([name, label]) => [name, i18n._(label)]))
    const flags = Object.fromEntries(usageFlags.map((flag) => [flag, i18n._(flagLabels[flag])]))
    const groups = {
      [groupErrorField.invoiceForms]: i18n._(groupLabels.invoiceForms),
      [groupErrorField.transferMethods]: i18n._(groupLabels.transferMethods),
      [groupErrorField.invoiceTypes]: i18n._(groupLabels.invoiceTypes),
    } satisfies Record<(typeof groupErrorField)[keyof typeof flagGroups], string>
    const rows = Array.from({ length: mostRows }, (_, index) => [
      [`digital_signatures.${index}.org_name`, i18n._(ofRow(i18n._(certificateLabel), index + 1))],
      [`digital_signatures.${index}.form_tp`, i18n._(ofRow(i18n._(formTypeLabel), index + 1))],
    ]).flat()
    return { ...named(textLabels), ...flags, ...groups, ...Object.fromEntries(rows) }
  }, [i18n])
}
