import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { TextAreaProps } from '../TextArea.tsx'
import { TextArea } from '../TextArea.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A TextArea whose value and error live in a form store. */
export function FormTextArea<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<TextAreaProps>,
): ReactNode
export function FormTextArea({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<TextAreaProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <TextArea {...own} {...control} />}</BoundString>
}
