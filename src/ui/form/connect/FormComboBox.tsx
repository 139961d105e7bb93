import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { ComboBoxProps } from '../ComboBox.tsx'
import { ComboBox } from '../ComboBox.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A ComboBox whose value and error live in a form store. */
export function FormComboBox<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Looks<ComboBoxProps>,
): ReactNode
export function FormComboBox({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<string> & Looks<ComboBoxProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <ComboBox {...looks} {...control} />}</BoundString>
}
