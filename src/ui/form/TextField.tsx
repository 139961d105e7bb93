import type { InputFieldProps } from './InputField.tsx'
import { InputField } from './InputField.tsx'

export type TextFieldProps = Omit<InputFieldProps, 'type' | 'align' | 'onKeyDown'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined
}

/** One line of text, normalised to NFC when the field is left. */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />
}
