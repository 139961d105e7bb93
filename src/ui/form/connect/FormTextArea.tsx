import { TextArea, type TextAreaProps } from '../TextArea.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString } from './BoundString.tsx'
import { connected } from './connected.tsx'

/** A TextArea whose value and error live in a form store. */
export const FormTextArea = connected(BoundString, (own: OwnProps<TextAreaProps>, control) => (
  <TextArea {...own} {...control} />
))
