import { WrappingField, type WrappingFieldProps } from '../WrappingField.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A WrappingField whose value and error live in a form store. */
export const FormWrappingField = connected(BoundString, (own: OwnProps<WrappingFieldProps>, control) => (
  <WrappingField {...own} {...control} />
))
