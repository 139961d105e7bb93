import type { Locale } from '../../src/domain/locale.ts'
import type { Scope } from '../../src/domain/session.ts'
import type { MailText, NotificationKind } from './notificationKind.ts'

/** Makes the kinds of notifications of an area of the texts of its mails. */
export const mailedKinds =
  <Names extends string>(
    isFor: (scope: Scope) => boolean,
    mails: Readonly<Record<Locale, Readonly<Record<Names, MailText>>>>,
  ) =>
  <Name extends Names>(name: Name, isMailedUnasked: boolean): NotificationKind<Name> => ({
    name,
    isFor,
    isMailedUnasked,
    mail: { en: mails.en[name], vi: mails.vi[name], ko: mails.ko[name] },
  })
