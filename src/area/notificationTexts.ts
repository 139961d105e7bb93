import type { MessageDescriptor } from '@lingui/core'

/** What a notification says in the list behind the bell; it is named by the title among the choices of mails. */
export interface NotificationText {
  readonly title: MessageDescriptor
  /** @param named what the notification names; that of an earlier server may miss some */
  readonly text: (named: Readonly<Record<string, string>>) => MessageDescriptor
}

/** Texts of an area's notifications, by the names of their kinds (docs/decisions/0484). */
export type NotificationTexts = Readonly<Record<string, NotificationText>>
