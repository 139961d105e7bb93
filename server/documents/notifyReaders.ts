import type { NotificationKind } from '../notifications/notificationKind.ts'
import type { Member } from '../companies/member.ts'
import type { NotificationRepositories } from '../notifications/notifications.ts'
import { keyOf } from './documentKey.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'
import type { DocumentRepositories } from './repositories.ts'

interface Notified {
  readonly at: string
  /** What the text names beside the document, such as `until` for the moment at which it lapses. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Names what happened where it may be found more than once. */
  readonly occasion?: string
  /** Of those who may see it, this one account alone. */
  readonly accountId?: string
}

type NotifyingKind<T extends KindTypes> = Pick<KeptKind<T>, 'readersOf' | 'parametersOf'>

/** Notifies everybody who may see a document of what became of it, in the transaction that makes it so (docs/decisions/0364). */
export const notifyReaders = async <T extends KindTypes>(
  { readersOf, parametersOf }: NotifyingKind<T>,
  inside: Pick<NotificationRepositories, 'notifications'>,
  kind: NotificationKind,
  head: T['head'],
  { at, parameters = {}, accountId, ...once }: Notified,
): Promise<void> => {
  const { companyId, id } = head
  for (const { scopes, shownIn } of readersOf(head))
    await inside.notifications.notify({
      kind,
      companyId,
      to: accountId === undefined ? { scopes } : { scopes, accountId },
      record: { kind: shownIn, id },
      parameters: { ...parametersOf(head), ...parameters },
      at,
      ...once,
    })
}

/** Has the pages of everybody who may see a document read it anew, once the transaction is durable. */
export const announceToReaders = async <T extends KindTypes>(
  { readersOf }: Pick<KeptKind<T>, 'readersOf'>,
  inside: Pick<NotificationRepositories, 'notifications'>,
  head: T['head'],
): Promise<void> => {
  const { companyId, id } = head
  const announced = readersOf(head).map(({ scopes, shownIn }) =>
    inside.notifications.announce({ companyId, to: { scopes }, record: { kind: shownIn, id } }),
  )
  await Promise.all(announced)
}

/** Notifies who wrote a document last, where somebody else changes what it says; called before that is written into its history. */
export const notifyFormerWriter = async <T extends KindTypes>(
  kind: NotifyingKind<T> & Pick<KeptKind<T>, 'key' | 'changedBySomebody'>,
  inside: Pick<NotificationRepositories & DocumentRepositories, 'documentHistory' | 'notifications'>,
  { account }: Member,
  head: T['head'],
  { version, at }: { readonly version: string; readonly at: string },
): Promise<void> => {
  if (version === '' || version === head.contentHash) return
  const former = await inside.documentHistory.lastWriter(keyOf(kind.key, head))
  if (former === null || former === account.id) return
  const parameters = { person: account.name }
  await notifyReaders(kind, inside, kind.changedBySomebody, head, { at, parameters, accountId: former })
}
