import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import type { CertificateText } from '../../../domain/pitCertificate/fields.ts'
import { certificateWarnings } from '../../../domain/pitCertificate/warnings.ts'
import { valuesIn } from './fields.ts'
import type { FieldProps } from './fields/fieldProps.ts'

/** What warnings depend on. */
export const warnedBy = [
  'inv_date',
  'taxpayer_resident',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  'final_insurance_amt',
  'donations_amt',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
] as const satisfies readonly CertificateText[]

/** Says what there is to look at again in a field, with the rule; an empty text where there is nothing. It keeps nothing from being issued. */
export const useCertificateWarnings = ({ fields, isClosed }: FieldProps): ((field: CertificateText) => string) => {
  const messageOf = useFieldMessages()
  return (field) => {
    if (isClosed) return ''
    const found = certificateWarnings(valuesIn(fields)).find((warning) => warning.field === field)
    return found === undefined ? '' : messageOf(found.message)
  }
}
