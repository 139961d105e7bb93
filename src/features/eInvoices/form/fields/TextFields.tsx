import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { FormTextField } from '../../../../ui/form/connect/FormTextField.tsx'
import { FormWrappingField } from '../../../../ui/form/connect/FormWrappingField.tsx'
import type { InvoiceText } from '../../../../domain/invoice/fields.ts'
import type { FieldProps } from '../fields.ts'
import { textLabels, type ShownField } from '../../words/fieldLabels.ts'

type Own = Pick<
  ComponentProps<typeof FormTextField>,
  'type' | 'inputMode' | 'keep' | 'isRequired' | 'description' | 'maxLength' | 'placeholder' | 'warningOf'
>

interface Props extends FieldProps, Own {
  readonly name: ShownField & InvoiceText
}

/** A short text with its name. */
export const LineField = ({ fields, isClosed, name, ...own }: Props) => {
  const { i18n } = useLingui()
  return (
    <FormTextField
      autoComplete="off"
      {...own}
      isDisabled={isClosed}
      label={i18n._(textLabels[name])}
      name={name}
      of={fields}
    />
  )
}

/** A text in one line that may be long, and wraps. */
export const LongField = ({ fields, isClosed, name }: FieldProps & { readonly name: ShownField & InvoiceText }) => {
  const { i18n } = useLingui()
  return <FormWrappingField isDisabled={isClosed} label={i18n._(textLabels[name])} name={name} of={fields} />
}
