import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { ComboBoxProps } from '../ComboBox.tsx'
import { ComboBox } from '../ComboBox.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A ComboBox whose value and error live in a form store. */
export function FormComboBox<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<ComboBoxProps>,
): ReactNode
export function FormComboBox({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<ComboBoxProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <ComboBox {...own} {...control} />}</BoundString>
}
