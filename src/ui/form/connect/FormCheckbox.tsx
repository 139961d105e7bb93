import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { CheckboxProps } from '../Checkbox.tsx'
import { Checkbox } from '../Checkbox.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundBoolean } from './BoundBoolean.tsx'

/** A Checkbox whose value and error live in a form store. */
export function FormCheckbox<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, boolean> & Looks<CheckboxProps>,
): ReactNode
export function FormCheckbox({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<boolean> & Looks<CheckboxProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundBoolean {...binding}>{(control) => <Checkbox {...looks} {...control} />}</BoundBoolean>
}
