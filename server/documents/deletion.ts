import { restorableFor } from '../../src/domain/documents/listRules.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { AuditEntry } from '../audit/audit.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import { seenIn, type KeptCollection, type WritingParts } from './collection.ts'
import type { DocumentHead, KindTypes } from './keptKind.ts'
import { releaseDrafts } from './numbered.ts'

/** What the audit says of drafts that were deleted or restored. */
const entriesOf = (
  drafts: readonly Pick<DocumentHead, 'id' | 'reference'>[],
  action: string,
  { companyId, account }: Member,
  at: string,
): readonly AuditEntry[] =>
  drafts.map(({ id, reference }) => ({
    at,
    companyId,
    accountId: account.id,
    action,
    subjectId: id,
    detail: { name: reference },
  }))

/** Before when a draft must have been deleted to be gone for good at a moment. */
export const goneBefore = (now: Date): string => new Date(now.getTime() - restorableFor).toISOString()

type DeleteRefusal<T extends KindTypes> = ServerRefusal<'record.absent' | T['notDraft']>

/** Deletes drafts of the collection: all of them, or none when one is missing or is no draft. They can be restored for a while. */
export const deleteDrafts = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal<T>>> => {
  const { kind } = collection
  const wanted = [...new Set(ids)]
  const { companyId } = member
  const { key, codes, noted, heads } = kind
  return store.transaction<number, DeleteRefusal<T>>(async (inside) => {
    const at = clock().toISOString()
    const found = await seenIn(collection, inside, member, await heads.hold(inside, companyId, wanted))
    if (found.length < wanted.length) return fail({ reason: 'record.absent' })
    if (found.some(({ status }) => status !== 'draft')) return fail({ reason: codes.notDraft })
    await inside.deletedDocuments.keep(key, companyId, await heads.drafts(inside, companyId, wanted), at)
    await heads.remove(inside, companyId, wanted)
    await inside.audit.appendAll(entriesOf(found, noted.deleted, member, at))
    await releaseDrafts(kind, inside, companyId, wanted, at)
    return succeed(found.length)
  })
}

type RestoreRefusal<T extends KindTypes> = ServerRefusal<T['notRestorable']>

/**
 * Takes deleted drafts of the collection back, as they were: all of them, or none when one of them is kept no more. What is there already
 * was restored by a call whose answer was lost, or saved anew.
 */
export const restoreDrafts = async <T extends KindTypes>(
  collection: KeptCollection<T>,
  { store, clock }: WritingParts<T>,
  member: Member,
  ids: readonly string[],
): Promise<Result<number, RestoreRefusal<T>>> => {
  const { key, codes, noted, heads } = collection.kind
  const wanted = [...new Set(ids)]
  const { companyId } = member
  return store.transaction<number, RestoreRefusal<T>>(async (inside) => {
    const now = clock()
    const kept = await inside.deletedDocuments.hold(key, companyId, { ids: wanted, deletedAfter: goneBefore(now) })
    const drafts = kept.map((draft) => ({ ...draft, content: heads.contentOf(draft.content) }))
    const fit = heads.mayReturn === undefined ? drafts : await heads.mayReturn(inside, companyId, drafts)
    const restored = await heads.insert(inside, companyId, fit)
    const others = wanted.filter((id) => !restored.some((head) => head.id === id))
    const written = [...restored, ...(await heads.hold(inside, companyId, others))]
    const there = await seenIn(collection, inside, member, written)
    if (there.length < wanted.length) return fail({ reason: codes.notRestorable })
    await inside.deletedDocuments.restore(key, companyId, { kept: kept.map(({ id }) => id), restored })
    await inside.audit.appendAll(entriesOf(restored, noted.restored, member, now.toISOString()))
    return succeed(wanted.length)
  })
}
