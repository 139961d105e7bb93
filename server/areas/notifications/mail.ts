import type { NotificationMail } from '../../../src/api/contract/notifications.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { StoreOf } from '../../store/store.ts'
import type { Person } from '../../companies/member.ts'
import type { NotificationKind } from '../../notifications/notificationKind.ts'
import { isMailed, type Reader } from '../../notifications/mail/preferences.ts'
import type { Repositories } from './store/repositories.ts'

type Kept = Pick<Repositories, 'notificationMail'>

const readerOf = ({ account }: Person): Reader => ({ companyId: account.companyId ?? '', accountId: account.id })

interface Mailing {
  readonly isMailing: boolean
  readonly notificationKinds: readonly NotificationKind[]
}

/** What of the notifications comes to somebody by e-mail. */
export const mailFor = async (
  { notificationMail }: Kept,
  person: Person,
  { isMailing, notificationKinds }: Mailing,
): Promise<NotificationMail> => {
  const reader = readerOf(person)
  const preferences = await notificationMail.preferences(reader)
  const trouble = isMailing ? await notificationMail.trouble(reader) : null
  const { email, scope } = person.account
  return {
    is_sent: isMailing,
    address: email,
    locale: preferences.locale,
    kinds: notificationKinds
      .filter(({ isFor }) => isFor(scope))
      .map((kind) => ({ kind: kind.name, is_mailed: isMailed(preferences, kind) })),
    trouble: trouble === null ? 'none' : trouble.isWaiting ? 'waiting' : 'refused',
  }
}

interface Chosen {
  readonly locale: Locale
  readonly kinds: readonly { readonly kind: string; readonly is_mailed: boolean }[]
}

/**
 * Keeps what somebody has chosen, beside what they have chosen before: the account is held, so that two tabs do not undo one another. An
 * operator of the admin site belongs to no company and is notified of nothing.
 */
export const changeMail = async (
  store: StoreOf<Repositories>,
  person: Person,
  { locale, kinds }: Chosen,
): Promise<void> => {
  if (person.account.companyId === null) return
  const reader = readerOf(person)
  const changed = Object.fromEntries(kinds.map(({ kind, is_mailed: mailed }) => [kind, mailed]))
  await store.transaction(async ({ accounts, notificationMail }) => {
    await accounts.hold(reader.accountId)
    const { chosen } = await notificationMail.preferences(reader)
    await notificationMail.keep(reader, { locale, chosen: { ...chosen, ...changed } })
    return succeed(null)
  })
}
