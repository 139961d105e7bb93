import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { DateFieldProps } from '../DateField.tsx'
import { DateField } from '../DateField.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A DateField whose value and error live in a form store. */
export function FormDateField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<DateFieldProps>,
): ReactNode
export function FormDateField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<DateFieldProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <DateField {...own} {...control} />}</BoundString>
}
