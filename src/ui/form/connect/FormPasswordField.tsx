import { PasswordField, type PasswordFieldProps } from '../PasswordField.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A PasswordField whose value and error live in a form store. */
export const FormPasswordField = connected(BoundString, (own: OwnProps<PasswordFieldProps>, control) => (
  <PasswordField {...own} {...control} />
))
