import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { PasswordFieldProps } from '../PasswordField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A PasswordField whose value and error live in a form store. */
export function FormPasswordField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Looks<PasswordFieldProps>,
): ReactNode
export function FormPasswordField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<string> & Looks<PasswordFieldProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <PasswordField {...looks} {...control} />}</BoundString>
}
