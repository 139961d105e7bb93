import type { MessageDescriptor } from '@lingui/core'
import type { Tone } from '../../ui/feedback/tone.tsx'

/** Colour and name with which a kind shows a status. */
export interface StatusAppearance {
  readonly tone: Tone
  readonly label: MessageDescriptor
}
