/** Why a list action is not possible now; the view says it in the user's language. */
export type ListActionReason =
  | 'noPermission'
  | 'nothingSelected'
  | 'notOnlyDrafts'
  | 'tooMany'
  | 'notExactlyOne'
  | 'notDraft'
  | 'alreadySending'
  | 'tooManyToSend'

/** A selected document of any kind. */
export interface SelectedDocument {
  readonly isDraft: boolean
  /** Whether it was turned down and has been corrected since. */
  readonly isCorrected: boolean
}

const maySend = ({ isDraft, isCorrected }: SelectedDocument): boolean => isDraft || isCorrected

/**
 * How many documents are sent in one go at most: one person looks at them all beforehand (decision 0380). A kind whose server checks more
 * in one call has the server send these, by a key that it opens (decision 0506).
 */
export const sentAtOnce = 20

/** How many documents one call deletes at most. */
export const deletedAtOnce = 100

/** Milliseconds for which the server keeps a deleted draft, to be restored (docs/decisions/0452). */
export const restorableFor = 3_600_000

/** Only drafts can be deleted, and at least one must be selected (seed 000 §4). Null means possible. */
export const whyNotDelete = (selected: readonly SelectedDocument[], hasRight: boolean): ListActionReason | null => {
  if (!hasRight) return 'noPermission'
  if (selected.length === 0) return 'nothingSelected'
  if (!selected.every(({ isDraft }) => isDraft)) return 'notOnlyDrafts'
  return selected.length > deletedAtOnce ? 'tooMany' : null
}

/**
 * Send takes exactly one row, a draft that is not being sent (seed 000 §4, 002 §4.1), or one that was turned down and is corrected (decision
 * 0372). Null means possible.
 */
export const whyNotSend = (
  selected: readonly SelectedDocument[],
  hasRight: boolean,
  isSending: boolean,
): ListActionReason | null => {
  if (!hasRight) return 'noPermission'
  if (isSending) return 'alreadySending'
  const [document, ...others] = selected
  if (document === undefined || others.length > 0) return 'notExactlyOne'
  return maySend(document) ? null : 'notDraft'
}

/**
 * Several are sent in one go where one of them can be sent at all; the others are named with their reasons before anything is sent
 * (decision 0380). Null means possible.
 */
export const whyNotSendSeveral = (
  selected: readonly SelectedDocument[],
  hasRight: boolean,
  isSending: boolean,
  most = sentAtOnce,
): ListActionReason | null => {
  if (!hasRight) return 'noPermission'
  if (isSending) return 'alreadySending'
  if (selected.length > most) return 'tooManyToSend'
  return selected.some(maySend) ? null : 'notDraft'
}
