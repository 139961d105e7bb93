import { RadioGroup, type RadioGroupProps } from '../RadioGroup.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A RadioGroup whose value and error live in a form store. */
export const FormRadioGroup = connected(BoundString, (own: OwnProps<RadioGroupProps>, control) => (
  <RadioGroup {...own} {...control} />
))
