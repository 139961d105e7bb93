import { companyTexts, type CompanyValues } from '../../domain/companyForm.ts'
import type { RecordFields } from '../../records/form/recordFields.ts'
import { FormTextField } from '../../ui/form/connect/FormTextField.tsx'
import { FormWrappingField } from '../../ui/form/connect/FormWrappingField.tsx'
import { useCompanyLabels } from './companyLabels.ts'

/** What a section of the form gets. */
export interface SectionProps {
  readonly fields: RecordFields<CompanyValues>
  readonly isClosed: boolean
}

interface Props extends SectionProps {
  readonly name: Exclude<
    keyof typeof companyTexts,
    'rppr_dob' | 'rppr_gender' | 'rppr_nation' | 'city_code' | 'tax_office_id'
  >
  readonly isRequired?: boolean
  readonly type?: 'email' | 'tel' | 'url'
}

/** Names and addresses that are longer than a phone is wide: all of them is read. */
export const LongCompanyText = ({ fields, isClosed, name, isRequired = false }: Omit<Props, 'type'>) => (
  <FormWrappingField
    isReadOnly={isClosed}
    isRequired={isRequired}
    label={useCompanyLabels()[name]}
    maxLength={companyTexts[name].max}
    name={name}
    of={fields}
  />
)

/** One line of text of the company. */
export const CompanyText = ({ fields, isClosed, name, isRequired = false, type }: Props) => (
  <FormTextField
    isReadOnly={isClosed}
    isRequired={isRequired}
    label={useCompanyLabels()[name]}
    maxLength={type === 'tel' ? undefined : companyTexts[name].max}
    name={name}
    of={fields}
    type={type}
  />
)
