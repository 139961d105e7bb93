import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CompanyInformation } from '../../domain/companyForm.ts'
import { ImageField } from '../../images/ImageField.tsx'
import { FormRow, FormSection } from '../../ui/form/FormSection.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useCompanyLabels } from './companyLabels.ts'
import { CompanyText, LongCompanyText, type SectionProps } from './CompanyText.tsx'

/** Type, tax code, names, address and how the company is reached; its logo (seed 001 §2.7). */
export const BasicsSection = ({ company, ...section }: SectionProps & { readonly company: CompanyInformation }) => {
  const { t } = useLingui()
  return (
    <FormSection title={t`Company basics`}>
      <FormRow>
        <ImageField
          isClosed={section.isClosed}
          label={useCompanyLabels().profile_image}
          name="profile_image"
          of={section.fields}
          purpose="logo"
          takesBmp
          uploadStep={msg`Fail to upload profile image`}
        />
      </FormRow>
      <TextField
        isReadOnly
        label={t`Type`}
        onChange={() => undefined}
        value={company.company_type === 'household' ? t`Business household` : t`Company or organisation`}
      />
      <TextField
        description={section.isClosed ? undefined : t`It cannot be changed`}
        isReadOnly
        label={t`Tax code`}
        onChange={() => undefined}
        value={company.tax_id}
      />
      <CompanyText {...section} name="abbreviation_name" />
      <FormRow>
        <LongCompanyText {...section} isRequired name="vietnam_name" />
      </FormRow>
      <FormRow>
        <LongCompanyText {...section} isRequired name="english_name" />
      </FormRow>
      <FormRow>
        <LongCompanyText {...section} isRequired name="address" />
      </FormRow>
      <CompanyText {...section} isRequired name="email" type="email" />
      <CompanyText {...section} name="website" type="url" />
      <CompanyText {...section} name="phone_number" type="tel" />
      <CompanyText {...section} name="fax" type="tel" />
    </FormSection>
  )
}
