import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { PasswordFieldProps } from '../PasswordField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A PasswordField whose value and error live in a form store. */
export function FormPasswordField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<PasswordFieldProps>,
): ReactNode
export function FormPasswordField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<PasswordFieldProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <PasswordField {...own} {...control} />}</BoundString>
}
