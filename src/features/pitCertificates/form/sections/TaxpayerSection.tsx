import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { Nationality } from '../../../../domain/codeList.ts'
import { phoneText } from '../../../../domain/phone.ts'
import { FormRadioGroup } from '../../../../ui/form/connect/FormRadioGroup.tsx'
import { FormRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { NationalityField } from '../fields/NationalityField.tsx'
import { TaxpayerNameField } from '../fields/TaxpayerNameField.tsx'
import { LineField, LongField } from '../fields/TextFields.tsx'
import type { FieldProps } from '../fields/fieldProps.ts'
import { criteria, textLabels } from '../labels.ts'

const ResidenceField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return (
    <FormRadioGroup
      isDisabled={isClosed}
      isRequired
      label={i18n._(textLabels.taxpayer_resident)}
      marker={criteria.taxpayer_resident}
      name="taxpayer_resident"
      of={fields}
      options={[
        { value: '1', label: t`Resident individual` },
        { value: '0', label: t`Non-resident individual` },
      ]}
      orientation="horizontal"
    />
  )
}

interface Props extends FieldProps {
  readonly nationalities: readonly Nationality[]
  /** Whether the certificate is read, not filled in. */
  readonly isRead: boolean
}

/** Whose tax is withheld, criteria [05] to [12]. */
export const TaxpayerSection = ({ nationalities, isRead, ...field }: Props) => {
  const { t } = useTexts()
  return (
    <FormSection
      description={
        isRead ? undefined : (
          <Trans>
            Type a part of the name or the tax code, and choose somebody of an earlier certificate: all fields of the
            person are filled.
          </Trans>
        )
      }
      level={2}
      title={t`Taxpayer`}
    >
      <FormRow>
        <TaxpayerNameField {...field} />
      </FormRow>
      <LineField {...field} inputMode="numeric" isRequired name="taxpayer_taxcd" />
      <NationalityField {...field} nationalities={nationalities} />
      <FormRow>
        <ResidenceField {...field} />
      </FormRow>
      <FormRow>
        <LongField {...field} isRequired name="taxpayer_add" />
      </FormRow>
      <LineField {...field} isRequired keep={phoneText} name="taxpayer_tel_no" type="tel" />
      <LineField {...field} isRequired name="taxpayer_cid" />
      <LineField {...field} isRequired name="taxpayer_eml" type="email" />
    </FormSection>
  )
}
