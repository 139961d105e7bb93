import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { SelectProps } from '../Select.tsx'
import { Select } from '../Select.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A Select whose value and error live in a form store. */
export function FormSelect<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<SelectProps>,
): ReactNode
export function FormSelect({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<SelectProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <Select {...own} {...control} />}</BoundString>
}
