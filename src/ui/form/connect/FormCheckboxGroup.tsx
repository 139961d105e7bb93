import { CheckboxGroup, type CheckboxGroupProps } from '../CheckboxGroup.tsx'
import type { OwnProps } from './binding.ts'
import { BoundStrings } from './BoundStrings.tsx'
import { connected } from './connected.tsx'

/** A CheckboxGroup whose chosen values and error live in a form store. */
export const FormCheckboxGroup = connected(BoundStrings, (own: OwnProps<CheckboxGroupProps>, control) => (
  <CheckboxGroup {...own} {...control} />
))
