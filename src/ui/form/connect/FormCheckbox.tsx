import { Checkbox, type CheckboxProps } from '../Checkbox.tsx'
import type { OwnProps } from './binding.ts'
import { BoundBoolean } from './BoundBoolean.tsx'
import { connected } from './connected.tsx'

/** A Checkbox whose value and error live in a form store. */
export const FormCheckbox = connected(BoundBoolean, (own: OwnProps<CheckboxProps>, control) => (
  <Checkbox {...own} {...control} />
))
