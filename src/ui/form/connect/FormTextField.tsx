import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { TextFieldProps } from '../TextField.tsx'
import { TextField } from '../TextField.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A TextField whose value and error live in a form store. */
export function FormTextField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Looks<TextFieldProps>,
): ReactNode
export function FormTextField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<string> & Looks<TextFieldProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <TextField {...looks} {...control} />}</BoundString>
}
