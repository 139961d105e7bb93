import { namedSchema, type Named, type NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import { landingPath } from '../../../src/domain/session.ts'
import * as v from 'valibot'
import { headerText } from '../../mail/composing.ts'
import { htmlOf } from '../../mail/html.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MailedNotification } from './preferences.ts'
import { mailTexts } from './texts/mailTexts.ts'

/** The parameters by which the panel of a record shows it (PanelParameters of its area in the browser). */
const shownBy = (kind: NotificationKind, recordId: string, named: Named): Readonly<Record<string, string>> =>
  kind === 'certificate.ending' ? { q: named.serial_no } : { declaration: recordId }

const addressOf = (origin: string, kind: NotificationKind, notification: MailedNotification, named: Named): string => {
  const { recordKind, recordId, reader, preferences } = notification
  const address = new URL(`/${preferences.locale}${landingPath(reader, '', null)}`, origin)
  const parameters = { settings: recordKind, ...shownBy(kind, recordId, named) }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The mail of a notification in its reader's language; `name` distinguishes it from all others. */
export const letterOf = (
  name: string,
  kind: NotificationKind,
  notification: MailedNotification,
  origin: string,
): Mail => {
  const { reader, preferences, createdAt, parameters } = notification
  const { kinds, greeting, open, foot } = mailTexts[preferences.locale]
  // What people have typed stays on its line, and reads as what it is.
  const named = v.parse(
    namedSchema,
    Object.fromEntries(Object.entries(parameters).map(([each, value]) => [each, headerText(value)])),
  )
  const paragraphs = [greeting(headerText(reader.name)), kinds[kind].text(named), open]
  const address = addressOf(origin, kind, notification, named)
  return {
    name,
    to: { name: reader.name, address: reader.address },
    subject: kinds[kind].subject(named),
    text: `${[...paragraphs.slice(0, -1), `${open}\n${address}`, `-- \n${foot}`].join('\n\n')}\n`,
    html: htmlOf({ language: preferences.locale, paragraphs, address, foot }),
    language: preferences.locale,
    at: new Date(createdAt),
  }
}
