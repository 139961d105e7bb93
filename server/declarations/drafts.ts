import type { DeclarationBody } from '../../src/domain/declaration/wire.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { ServerRefusal } from '../http/refusals.ts'
import type { Member } from '../http/route.ts'
import type { KeptStatus } from '../store/declarations.ts'
import { newId } from '../store/identifiers.ts'
import type { Repositories, Store } from '../store/store.ts'
import { contentHash } from './content.ts'
import { prepare, type Prepared } from './prepare.ts'
import { newReference } from './reference.ts'

/** Drafts, and what the authority has turned down, may be written; everything else is on its way or decided (decision 0003). */
export const editable: readonly KeptStatus[] = ['draft', 'rejected', 'refused']

export interface Kept {
  readonly id: string
  readonly contentHash: string
}

const insert = async (inside: Repositories, companyId: string, content: DeclarationBody, now: Date): Promise<Kept> => {
  const id = newId(now.getTime())
  const hash = contentHash(content)
  await inside.declarations.insert({
    id,
    companyId,
    status: 'draft',
    authorityMessage: '',
    reference: newReference(content.reg_date),
    tradeCode: '',
    signedBy: '',
    requestedAt: '',
    contentHash: hash,
    content: { ...content, declaration_id: id },
  })
  await inside.declarations.addEvent(id, { at: now.toISOString(), status: 'draft', message: '' })
  return { id, contentHash: hash }
}

/**
 * Writes a declaration, new where it has no id yet. A turned-down one keeps its status, its message and its history until it is
 * filed again.
 */
export const keep = async (
  inside: Repositories,
  companyId: string,
  content: DeclarationBody,
  now: Date,
): Promise<Result<Kept, ServerRefusal>> => {
  const id = content.declaration_id
  if (id === '') return succeed(await insert(inside, companyId, content, now))
  const hash = contentHash(content)
  const isWritten = await inside.declarations.replaceContent({ companyId, id, in: editable }, { content, contentHash: hash })
  if (isWritten) return succeed({ id, contentHash: hash })
  const existing = await inside.declarations.byId(companyId, id)
  return fail({ reason: existing === null ? 'record.absent' : 'declaration.notEditable' })
}

/** Checks a body against the company's own rows. */
export const prepareFor = async (store: Store, companyId: string, body: DeclarationBody): Promise<Result<Prepared, ServerRefusal>> => {
  const company = await store.companies.byId(companyId)
  if (company === null) return fail({ reason: 'record.absent' })
  const ids = body.digital_signatures.map((row) => row.sig_id)
  return prepare(body, company, await store.certificates.byIds(companyId, ids))
}

export const saveDraft = async (store: Store, clock: Clock, member: Member, body: DeclarationBody): Promise<Result<Kept, ServerRefusal>> => {
  const prepared = await prepareFor(store, member.companyId, body)
  if (!prepared.ok) return prepared
  const now = clock()
  return store.transaction(async (inside) => {
    const kept = await keep(inside, member.companyId, prepared.value.content, now)
    if (kept.ok)
      await inside.audit.append({
        at: now.toISOString(),
        companyId: member.companyId,
        accountId: member.account.id,
        action: 'declaration.saved',
        subjectId: kept.value.id,
        detail: { content: kept.value.contentHash },
      })
    return kept
  })
}

/** Deletes drafts of the company: all of them, or none when one is missing or is no draft. */
export const deleteDrafts = async (store: Store, clock: Clock, member: Member, ids: readonly string[]): Promise<Result<number, ServerRefusal>> => {
  const wanted = [...new Set(ids)]
  const { companyId, account } = member
  return store.transaction<number, ServerRefusal>(async (inside) => {
    for (const id of wanted) {
      const found = await inside.declarations.byId(companyId, id)
      if (found === null) return fail({ reason: 'record.absent' })
      if (found.status !== 'draft') return fail({ reason: 'declaration.notDraft' })
    }
    const deleted = await inside.declarations.deleteDrafts(companyId, wanted)
    if (deleted !== wanted.length) return fail({ reason: 'declaration.notDraft' })
    const at = clock().toISOString()
    for (const id of wanted)
      await inside.audit.append({ at, companyId, accountId: account.id, action: 'declaration.deleted', subjectId: id, detail: {} })
    return succeed(deleted)
  })
}
