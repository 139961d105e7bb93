import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { CheckboxProps } from '../Checkbox.tsx'
import { Checkbox } from '../Checkbox.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundBoolean } from './BoundBoolean.tsx'

/** A Checkbox whose value and error live in a form store. */
export function FormCheckbox<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, boolean> & OwnProps<CheckboxProps>,
): ReactNode
export function FormCheckbox({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<boolean> & OwnProps<CheckboxProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundBoolean {...binding}>{(control) => <Checkbox {...own} {...control} />}</BoundBoolean>
}
