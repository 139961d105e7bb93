import { landingPath } from '../../../src/domain/session.ts'
import { headerText } from '../../mail/composing.ts'
import { htmlOf } from '../../mail/html.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Named, NotificationKind } from '../notificationKind.ts'
import type { MailedNotification } from './preferences.ts'
import { nowhere, type RecordPlaces } from './recordPlaces.ts'
import { frameTexts } from './frameTexts.ts'

/** Where mails lead. */
export interface Addresses {
  readonly origin: string
  readonly places: RecordPlaces
}

const addressOf = ({ origin, places }: Addresses, notification: MailedNotification, named: Named): string => {
  const { recordKind, recordId, reader, preferences } = notification
  const { path, parameters } = places[recordKind]?.({ id: recordId, named }) ?? nowhere
  const address = new URL(`/${preferences.locale}${path ?? landingPath(reader, '', null)}`, origin)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The mail of a notification in its reader's language; `name` distinguishes it from all others. */
export const letterOf = (
  name: string,
  { mail }: NotificationKind,
  notification: MailedNotification,
  addresses: Addresses,
): Mail => {
  const { reader, preferences, createdAt, parameters } = notification
  const said = mail[preferences.locale]
  const { greeting, open, foot } = frameTexts[preferences.locale]
  // What people have typed stays on its line, and reads as what it is.
  const named = Object.fromEntries(Object.entries(parameters).map(([each, value]) => [each, headerText(value)]))
  const paragraphs = [greeting(headerText(reader.name)), said.text(named), open]
  const address = addressOf(addresses, notification, named)
  return {
    name,
    to: { name: reader.name, address: reader.address },
    subject: said.subject(named),
    text: `${[...paragraphs.slice(0, -1), `${open}\n${address}`, `-- \n${foot}`].join('\n\n')}\n`,
    html: htmlOf({ language: preferences.locale, paragraphs, address, foot }),
    language: preferences.locale,
    at: new Date(createdAt),
  }
}
