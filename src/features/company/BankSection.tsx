import { useLingui } from '@lingui/react/macro'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { CompanyText, LongCompanyText, type SectionProps } from './CompanyText.tsx'

/** The company's bank accounts (seed 001 §2.7). */
export const BankSection = (section: SectionProps) => {
  const { t } = useLingui()
  return (
    <FormSection title={t`Bank accounts`}>
      <LongCompanyText {...section} name="bank_name1" />
      <CompanyText {...section} name="account_no1" />
      <LongCompanyText {...section} name="bank_name2" />
      <CompanyText {...section} name="account_no2" />
    </FormSection>
  )
}
