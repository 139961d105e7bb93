import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ItemStage, LeftOutCause } from '../../machines/documentsSubmit/items.ts'
import type { RunReason } from '../../domain/documents/issueRuns.ts'
import type { Tone } from '../../ui/feedback/tone.tsx'

interface StageAppearance {
  readonly tone: Tone
  readonly label: MessageDescriptor
}

/** How each document of a sending stands. */
export const stageAppearances: Readonly<Record<ItemStage | 'current' | 'open', StageAppearance>> = {
  waiting: { tone: 'grey', label: msg({ message: 'Waiting', comment: 'One of several documents: not sent yet' }) },
  generated: { tone: 'grey', label: msg({ message: 'Ready to sign', comment: 'One of several documents' }) },
  claimed: { tone: 'grey', label: msg({ message: 'Ready to sign', comment: 'One of several documents' }) },
  signed: { tone: 'blue', label: msg({ message: 'Signed', comment: 'One of several documents: signed, not sent' }) },
  unknown: { tone: 'amber', label: msg({ message: 'Outcome unknown', comment: 'One of several documents' }) },
  open: { tone: 'amber', label: msg({ message: 'Signed, not sent', comment: 'One of several documents' }) },
  current: { tone: 'blue', label: msg({ message: 'Being worked on', comment: 'One of several documents' }) },
  sent: { tone: 'green', label: msg({ message: 'Sent', comment: 'One of several documents' }) },
  failed: { tone: 'red', label: msg({ message: 'Failed', comment: 'One of several documents' }) },
  leftOut: { tone: 'grey', label: msg({ message: 'Left out', comment: 'One of several documents' }) },
}

export const leftOutTexts: Readonly<Record<LeftOutCause, MessageDescriptor>> = {
  notSendable: msg`It is neither a draft nor corrected, so it is not sent again.`,
  otherSeller: msg`It is of another tax code than your company's: no certificate of your company can sign it.`,
  goesAlone: msg`A second document is signed and sent with it, so it is not sent with others. Open it and send it from there.`,
  byStop: msg`You stopped the sending before its turn. It stays as it is.`,
  byUser: msg`You left it out because of its warning.`,
}

/** Why the server does not go on by itself; of a missing permission the kind speaks. */
export const waitingTexts: Readonly<Record<Exclude<RunReason, 'permission.missing'>, MessageDescriptor>> = {
  paused: msg`The sending was paused. Go on and enter the PIN again.`,
  'session.lost': msg`The server was interrupted while it was signing. Go on and enter the PIN again.`,
  'session.keyFailed': msg`The HSM has stopped signing. Check it, then go on and enter the PIN again.`,
  'session.tooLong': msg`The HSM was in use for an hour, which is the longest at a time. Go on and enter the PIN again.`,
  'server.failed': msg`Something went wrong at the server. Go on and enter the PIN again; if it stays so, tell your administrator.`,
}
