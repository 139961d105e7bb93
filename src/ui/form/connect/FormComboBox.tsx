import { ComboBox, type ComboBoxProps } from '../ComboBox.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A ComboBox whose value and error live in a form store. */
export const FormComboBox = connected(BoundString, (own: OwnProps<ComboBoxProps>, control) => (
  <ComboBox {...own} {...control} />
))
