import { Select, type SelectProps } from '../Select.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A Select whose value and error live in a form store. */
export const FormSelect = connected(BoundString, (own: OwnProps<SelectProps>, control) => (
  <Select {...own} {...control} />
))
