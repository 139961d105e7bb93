/**
 * What happens to a document. `signed` is the signature that a registration carries, `sent` the message that waits for its provider or has
 * been taken over, `explained` what somebody has noted of an explanation that was given to the authority, `converted` that it was converted to paper, by whom, and `conversionLifted` that an operator has taken that back, `passedOn` and `notPassedOn` the technical answer of the provider, the rest answers of the authority; `late` is an
 * answer that changed nothing, since the document had moved on.
 */
export const timelineKinds = [
  'saved',
  'generated',
  'signed',
  'sent',
  'passedOn',
  'notPassedOn',
  'received',
  'explaining',
  'explained',
  'rejected',
  'accepted',
  'refused',
  'lapsed',
  'late',
  'converted',
  'conversionLifted',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** A reason of the authority: MLoi and MTa of its notice. */
export interface AuthorityReason {
  readonly code: string
  readonly text: string
}

const reason = /(?:^|;\s*)(-?\d{1,10}):\s*/g

/** The reasons in a message of the authority (`code: text; code: text`), which may be none; a code counts once. */
export const reasonsIn = (message: string): readonly AuthorityReason[] => {
  const found = [...message.matchAll(reason)]
  const reasons = found.map(({ 0: { length }, 1: code = '', index }, position) => ({
    code,
    text: message.slice(index + length, found[position + 1]?.index).trim(),
  }))
  return reasons.filter(({ code }, position) => reasons.findIndex((one) => one.code === code) === position)
}
