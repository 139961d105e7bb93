import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimelineKind } from '../../domain/documents/timeline.ts'
import type { Tone } from '../../ui/feedback/tone.tsx'

/** How each step of a document's way is called, and its colour. */
export const stepAppearances: Readonly<
  Record<TimelineKind, { readonly title: MessageDescriptor; readonly tone: Tone }>
> = {
  saved: { title: msg({ message: 'Saved', comment: 'Step of a document: somebody saved it' }), tone: 'grey' },
  generated: { title: msg`XML generated`, tone: 'grey' },
  signed: { title: msg({ message: 'Signed', comment: 'Step of a document: its XML was signed' }), tone: 'blue' },
  sent: { title: msg`Sent to the tax authority`, tone: 'blue' },
  passedOn: { title: msg`Technical answer: the transmission provider has taken it over`, tone: 'blue' },
  notPassedOn: { title: msg`Technical answer: the transmission provider does not pass it on`, tone: 'red' },
  received: { title: msg`Received by the tax authority`, tone: 'blue' },
  explaining: { title: msg`The tax authority asks for an explanation`, tone: 'amber' },
  explained: { title: msg`Noted as explained to the tax authority`, tone: 'blue' },
  rejected: { title: msg`Rejected by the tax authority`, tone: 'red' },
  accepted: { title: msg`Accepted by the tax authority`, tone: 'green' },
  refused: { title: msg`Refused by the tax authority`, tone: 'red' },
  lapsed: { title: msg`Lapsed: not confirmed in time`, tone: 'red' },
  converted: { title: msg`Converted to paper`, tone: 'grey' },
  conversionLifted: { title: msg`May be converted to paper again`, tone: 'amber' },
  late: { title: msg`An answer came late and changed nothing`, tone: 'amber' },
}
