import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { SelectProps } from '../Select.tsx'
import { Select } from '../Select.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A Select whose value and error live in a form store. */
export function FormSelect<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Looks<SelectProps>,
): ReactNode
export function FormSelect({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<string> & Looks<SelectProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <Select {...looks} {...control} />}</BoundString>
}
