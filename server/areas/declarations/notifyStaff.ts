import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { companyScopes, pitScopes, type Scope } from '../../../src/domain/session.ts'
import type { Member } from '../../companies/member.ts'
import type { NotificationRepositories } from '../../notifications/notifications.ts'
import { keyOf } from '../../documents/documentKey.ts'
import { formOfHead } from './content.ts'
import { declarationKey, type DeclarationHead } from './store/declarations.ts'
import type { Repositories } from './store/repositories.ts'

interface Readers {
  readonly scopes: readonly Scope[]
  readonly panel: string
}

/** Who reads the declarations of a form, and in which settings panel (docs/decisions/0374). */
const readersOf: Readonly<Record<DeclarationForm['key'], readonly Readers[]>> = {
  eInvoice: [{ scopes: companyScopes, panel: 'declarations' }],
  eDocument: [
    { scopes: companyScopes, panel: 'e-document-declarations' },
    { scopes: pitScopes, panel: 'pit-declarations' },
  ],
}

interface Notified {
  readonly at: string
  /** What the text names beside the declaration, such as `until` for the moment at which it lapses. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Names what happened where it may be found more than once. */
  readonly occasion?: string
  /** Of those who may see it, this one account alone. */
  readonly accountId?: string
}

/** Notifies everybody who may see a declaration of what became of it, in the transaction that makes it so (docs/decisions/0364). */
export const notifyStaff = async (
  inside: Pick<NotificationRepositories, 'notifications'>,
  kind: NotificationKind,
  head: Pick<DeclarationHead, 'companyId' | 'id' | 'form' | 'reference'>,
  { at, parameters = {}, accountId, ...once }: Notified,
): Promise<void> => {
  const { companyId, id, form, reference } = head
  for (const { scopes, panel } of readersOf[formOfHead(head).key])
    await inside.notifications.notify({
      kind,
      companyId,
      to: accountId === undefined ? { scopes } : { scopes, accountId },
      record: { kind: panel, id },
      parameters: { reference, form, ...parameters },
      at,
      ...once,
    })
}

/** Has the pages of everybody who may see a declaration read it anew, once the transaction is durable. */
export const announceToStaff = async (
  inside: Pick<NotificationRepositories, 'notifications'>,
  head: Pick<DeclarationHead, 'companyId' | 'id' | 'form'>,
): Promise<void> => {
  const { companyId, id } = head
  for (const { scopes, panel } of readersOf[formOfHead(head).key])
    await inside.notifications.announce({ companyId, to: { scopes }, record: { kind: panel, id } })
}

/** Notifies who wrote a declaration last, where somebody else changes what it says; called before that is written into its history. */
export const notifyFormerWriter = async (
  inside: Pick<Repositories, 'documentHistory' | 'notifications'>,
  { account }: Member,
  head: DeclarationHead,
  { version, at }: { readonly version: string; readonly at: string },
): Promise<void> => {
  if (version === '' || version === head.contentHash) return
  const former = await inside.documentHistory.lastWriter(keyOf(declarationKey, head))
  if (former === null || former === account.id) return
  const parameters = { person: account.name }
  await notifyStaff(inside, 'declaration.changed', head, { at, parameters, accountId: former })
}
