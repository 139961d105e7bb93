import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { WrappingFieldProps } from '../WrappingField.tsx'
import { WrappingField } from '../WrappingField.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A WrappingField whose value and error live in a form store. */
export function FormWrappingField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<WrappingFieldProps>,
): ReactNode
export function FormWrappingField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<WrappingFieldProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <WrappingField {...own} {...control} />}</BoundString>
}
