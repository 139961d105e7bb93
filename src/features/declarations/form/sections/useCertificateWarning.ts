import { useLingui } from '@lingui/react/macro'
import { certificateStanding } from '../../../../domain/declaration/certificateStanding.ts'
import { isChosenRow, type CertificateRow } from '../../../../domain/declaration/certificateRows.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { certificateFormTypes } from '../../../../domain/certificateCodes.ts'
import type { Option } from '../../../../ui/form/field.ts'
import { valuesIn, type DeclarationFields } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'

/** What there is to say about the certificate of a row before the form is submitted; `judged` are the fields that it hangs on. */
export const useCertificateWarning = (fields: DeclarationFields, index: number, facts: FormFacts) => {
  const { t } = useLingui()
  const messageOf = useFieldMessages()
  const row = (): CertificateRow | undefined => valuesIn(fields)?.digital_signatures[index]
  const warning = (): string | undefined => {
    const chosen = row()
    if (chosen === undefined) return undefined
    const day = shownDay(chosen.to_date)
    const texts = {
      fine: undefined,
      unregistered: messageOf('certificate_is_not_registered'),
      ended: messageOf('certificate_has_ended'),
      inactive: t`This certificate is inactive in the digital-signature settings: it cannot sign until it is activated`,
      endsSoon: t`This certificate ends on ${day}: renew it in time, or choose one that is valid longer`,
    }
    return texts[certificateStanding(chosen, facts.certificates, facts.today)]
  }
  const formTypeHint = (formType: string): string | undefined => {
    const chosen = row()
    if (chosen === undefined || !isChosenRow(chosen)) return undefined
    if (formType === '') return t`Choose what is declared about this certificate.`
    return formType === facts.accepted.get(chosen.sig_id)
      ? t`Nothing changes about this certificate: it stands in the change as the tax authority has accepted it. Choose otherwise only where it was extended or is no longer used.`
      : undefined
  }
  /** The form types that the row may have: a certificate that the authority holds stays as it is, first of all, and is not added under another one. */
  const offered = (formTypes: readonly Option[]): readonly Option[] => {
    const held = facts.accepted.get(row()?.sig_id ?? '')
    if (held === undefined) return formTypes
    return formTypes.map((type) => {
      const { label } = type
      if (type.value === held) return { ...type, label: t`Unchanged (${label})` }
      return type.value === certificateFormTypes.add ? { ...type, isDisabled: true } : type
    })
  }
  return {
    judged: [
      `digital_signatures.${index}.sig_id`,
      `digital_signatures.${index}.to_date`,
      `digital_signatures.${index}.form_tp`,
    ] as const,
    warning,
    formTypeHint,
    offered,
  }
}
