import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { TemplateValues } from '../../../domain/templates/template.ts'

/** The fields' names, in the order of the form (seed 001 §3). */
export const templateLabels: Readonly<Record<keyof TemplateValues, MessageDescriptor>> = {
  status: msg`Template status`,
  form_no: msg`Form number`,
  temp_id: msg`Template type`,
  smbl_kind: msg`Symbol kind`,
  smbl_type: msg`Symbol type`,
  start_date: msg`Start date`,
  serial_end: msg({ message: 'Serial number', context: 'Of a template' }),
  start_no: msg`Start number`,
  logo_img: msg`Logo`,
  bg_img: msg`Background`,
  pos: msg`POS ID`,
}

/** Names for the error summary. */
export const useTemplateLabels = (): { readonly [Field in keyof TemplateValues]?: string } => {
  const { i18n } = useLingui()
  return useMemo(
    () => Object.fromEntries(Object.entries(templateLabels).map(([name, label]) => [name, i18n._(label)])),
    [i18n],
  )
}
