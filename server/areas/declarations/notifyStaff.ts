import type { NotificationKind } from '../../../src/domain/notifications/kinds.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { companyScopes, pitScopes, type Scope } from '../../../src/domain/session.ts'
import type { Member } from '../../companies/member.ts'
import { formOf } from './content.ts'
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
  readonly companyId: string
  readonly declarationId: string
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
  inside: Pick<Repositories, 'declarations' | 'notifications'>,
  kind: NotificationKind,
  { companyId, declarationId, at, parameters = {}, accountId, ...once }: Notified,
): Promise<void> => {
  const declaration = await inside.declarations.byId(companyId, declarationId)
  if (declaration === null) return
  for (const { scopes, panel } of readersOf[formOf(declaration.content).key])
    await inside.notifications.notify({
      kind,
      companyId,
      to: accountId === undefined ? { scopes } : { scopes, accountId },
      record: { kind: panel, id: declarationId },
      parameters: { reference: declaration.reference, form: declaration.content.decl_form_no, ...parameters },
      at,
      ...once,
    })
}

/** Notifies who wrote a declaration last, where somebody else changes what it says; called before that is written into its history. */
export const notifyFormerWriter = async (
  inside: Pick<Repositories, 'declarations' | 'declarationHistory' | 'notifications'>,
  { companyId, account }: Member,
  { id, contentHash }: { readonly id: string; readonly contentHash: string },
  { version, at }: { readonly version: string; readonly at: string },
): Promise<void> => {
  if (version === '' || version === contentHash) return
  const former = await inside.declarationHistory.lastWriter(companyId, id)
  if (former === null || former === account.id) return
  const parameters = { person: account.name }
  await notifyStaff(inside, 'declaration.changed', { companyId, declarationId: id, at, parameters, accountId: former })
}
