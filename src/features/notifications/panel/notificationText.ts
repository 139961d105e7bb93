import { msg } from '@lingui/core/macro'
import type { NotificationText, NotificationTexts } from '../../../area/notificationTexts.ts'

/** What is said of a kind that no area here has, as of a later server or of an area that is gone: it only leads to its record. */
const ofUnknown: NotificationText = {
  title: msg`Notification`,
  text: () => msg`Open it to see what has changed.`,
}

/** Null where no area here has the kind. */
export const knownText = (known: readonly NotificationTexts[], kind: string): NotificationText | null =>
  known.find((texts) => Object.hasOwn(texts, kind))?.[kind] ?? null

export const textOf = (known: readonly NotificationTexts[], kind: string): NotificationText =>
  knownText(known, kind) ?? ofUnknown
