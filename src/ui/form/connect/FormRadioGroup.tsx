import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { RadioGroupProps } from '../RadioGroup.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

/** A RadioGroup whose value and error live in a form store. */
export function FormRadioGroup<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Looks<RadioGroupProps>,
): ReactNode
export function FormRadioGroup({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...looks
}: UniformBinding<string> & Looks<RadioGroupProps>) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  return <BoundString {...binding}>{(control) => <RadioGroup {...looks} {...control} />}</BoundString>
}
