import { DateField, type DateFieldProps } from '../DateField.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A DateField whose value and error live in a form store. */
export const FormDateField = connected(BoundString, (own: OwnProps<DateFieldProps>, control) => (
  <DateField {...own} {...control} />
))
