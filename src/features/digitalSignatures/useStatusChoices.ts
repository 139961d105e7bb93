import { useLingui } from '@lingui/react/macro'
import { useCodeNames } from '../../codeLists/useCodeNames.ts'
import { useCodeOptions } from '../../codeLists/useCodeOptions.ts'
import { certificateStatuses } from '../../domain/certificateCodes.ts'
import { statusChangeSchema, type StatusChange } from '../../domain/certificateRegistration.ts'
import { useLocale } from '../../i18n/locale.ts'
import type { Option } from '../../ui/form/field.ts'
import * as v from 'valibot'

/**
 * Statuses that a certificate can be given, by the names under which the list shows them, each with what it does here and what the next
 * declaration says of the certificate (seed 001 §4, docs/decisions/0446). None until the code lists are there.
 */
export const useStatusChoices = (): readonly Option[] => {
  const { t } = useLingui()
  const statusName = useCodeNames('certificate-status', useLocale())
  const consequences: Readonly<Record<StatusChange, (formType: string) => string>> = {
    [certificateStatuses.active]: (formType) =>
      t`It signs. The next declaration that names it says “${formType}”: the tax authority does not know it yet.`,
    [certificateStatuses.extended]: (formType) =>
      t`It signs. The next declaration that names it says “${formType}”: its provider has prolonged it.`,
    [certificateStatuses.stopped]: (formType) =>
      t`It signs no longer and is not offered for signing. The next declaration that names it says “${formType}”.`,
  }
  return useCodeOptions('certificate-form-type').flatMap(({ value, label: formType }) =>
    v.is(statusChangeSchema, value)
      ? [{ value, label: statusName(value), description: consequences[value](formType) }]
      : [],
  )
}
