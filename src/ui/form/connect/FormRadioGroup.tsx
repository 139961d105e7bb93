import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { RadioGroupProps } from '../RadioGroup.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A RadioGroup whose value and error live in a form store. */
export function FormRadioGroup<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnProps<RadioGroupProps>,
): ReactNode
export function FormRadioGroup({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<string> & OwnProps<RadioGroupProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <RadioGroup {...own} {...control} />}</BoundString>
}
