import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shopTexts } from '../../../domain/shop/shop.ts'
import { ImageField } from '../../../images/ImageField.tsx'
import { FormTextField } from '../../../ui/form/connect/FormTextField.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import type { ShopFormFields } from './shopFormFields.ts'
import { logoLabel, textLabels } from './shopLabels.ts'

interface Props {
  readonly fields: ShopFormFields
  readonly isClosed: boolean
}

/** Code, name, address, e-mail, fax and telephone of a shop (seed 001 §2.3). */
export const ShopFields = ({ fields, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const field = (
    name: keyof typeof shopTexts,
    options: { isRequired?: boolean; type?: 'email' | 'tel' } = {},
  ): ReactNode => (
    <FormTextField
      {...options}
      isReadOnly={isClosed}
      label={i18n._(textLabels[name])}
      maxLength={options.type === 'tel' ? undefined : shopTexts[name].max}
      name={name}
      of={fields}
    />
  )
  return (
    <FormSection
      description={<Trans>Telephone and fax take digits; blanks and dots between them are taken out.</Trans>}
      title={t`The shop`}
    >
      {field('shop_code')}
      {field('name', { isRequired: true })}
      <FormRow>{field('address')}</FormRow>
      {field('email', { type: 'email' })}
      {field('tel_no', { type: 'tel' })}
      {field('fax_no', { type: 'tel' })}
      <FormRow>
        <ImageField
          isClosed={isClosed}
          label={i18n._(logoLabel)}
          name="logo"
          of={fields}
          purpose="logo"
          takesBmp
          uploadStep={msg`Failed to upload shop logo`}
        />
      </FormRow>
    </FormSection>
  )
}
