import { NumberField, type NumberFieldProps } from '../NumberField.tsx'
import type { OwnProps } from './binding.ts'
import { BoundNumber } from './BoundNumber.tsx'
import { connected } from './connected.tsx'

/** A NumberField whose value (null when empty) and error live in a form store. Give it an initial value: undefined is not focusable. */
export const FormNumberField = connected(BoundNumber, (own: OwnProps<NumberFieldProps>, control) => (
  <NumberField {...own} {...control} />
))
