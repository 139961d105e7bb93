import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { FormTextField } from '../../../../ui/form/connect/FormTextField.tsx'
import { FormWrappingField } from '../../../../ui/form/connect/FormWrappingField.tsx'
import type { CertificateText } from '../../../../domain/pitCertificate/fields.ts'
import { criteria, textLabels, type ShownText } from '../labels.ts'
import type { FieldProps } from './fieldProps.ts'

type Own = Pick<
  ComponentProps<typeof FormTextField>,
  | 'type'
  | 'inputMode'
  | 'keep'
  | 'isRequired'
  | 'isReadOnly'
  | 'description'
  | 'autoComplete'
  | 'maxLength'
  | 'placeholder'
  | 'warningOf'
>

interface Props extends FieldProps, Own {
  readonly name: ShownText & CertificateText
}

/** A short text with its name and criterion. */
export const LineField = ({ fields, isClosed, name, ...own }: Props) => {
  const { i18n } = useLingui()
  return (
    <FormTextField
      autoComplete="off"
      {...own}
      isDisabled={isClosed}
      label={i18n._(textLabels[name])}
      marker={criteria[name]}
      name={name}
      of={fields}
    />
  )
}

interface WrappingProps extends FieldProps {
  readonly name: ShownText & CertificateText
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
}

/** A text in one line that may be long, and wraps. */
export const LongField = ({ fields, isClosed, name, isRequired, isReadOnly }: WrappingProps) => {
  const { i18n } = useLingui()
  return (
    <FormWrappingField
      isDisabled={isClosed}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      label={i18n._(textLabels[name])}
      marker={criteria[name]}
      name={name}
      of={fields}
    />
  )
}
