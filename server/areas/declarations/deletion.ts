import { restorableFor } from '../../../src/domain/documents/listRules.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { AuditEntry } from '../../audit/audit.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { declarationKey } from './store/declarations.ts'
import type { DeleteRefusal, RestoreRefusal } from './refusals.ts'
import type { Deletable } from './store/deletedDrafts.ts'
import type { Store } from './store/repositories.ts'

/** What the audit says of drafts that were deleted or restored. */
const entriesOf = (
  drafts: readonly Deletable[],
  action: 'declaration.deleted' | 'declaration.restored',
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

/** Deletes drafts of the form: all of them, or none when one is missing or is no draft. They can be restored for a while. */
export const deleteDrafts = async (
  store: Store,
  clock: Clock,
  member: Member,
  form: DeclarationForm,
  ids: readonly string[],
): Promise<Result<number, DeleteRefusal>> => {
  const wanted = [...new Set(ids)]
  const { companyId } = member
  return store.transaction<number, DeleteRefusal>(async (inside) => {
    const at = clock().toISOString()
    const found = (await inside.deletedDrafts.hold(companyId, wanted)).filter((one) => one.form === form.number)
    if (found.length < wanted.length) return fail({ reason: 'record.absent' })
    if (found.some(({ status }) => status !== 'draft')) return fail({ reason: 'declaration.notDraft' })
    await inside.deletedDrafts.keep(companyId, found, at)
    await inside.documentHistory.removeDrafts(declarationKey, companyId, found)
    await inside.declarations.deleteDrafts(companyId, wanted)
    await inside.audit.appendAll(entriesOf(found, 'declaration.deleted', member, at))
    return succeed(found.length)
  })
}

/**
 * Takes deleted drafts of the form back, as they were: all of them, or none when one of them is kept no more. What is there already
 * was restored by a call whose answer was lost, or saved anew.
 */
export const restoreDrafts = async (
  store: Store,
  clock: Clock,
  member: Member,
  form: DeclarationForm,
  ids: readonly string[],
): Promise<Result<number, RestoreRefusal>> => {
  const wanted = [...new Set(ids)]
  const { companyId } = member
  return store.transaction<number, RestoreRefusal>(async (inside) => {
    const now = clock()
    const asked = { form: form.number, ids: wanted, deletedAfter: goneBefore(now) }
    const { kept, restored } = await inside.deletedDrafts.restore(companyId, asked)
    const others = wanted.filter((id) => !kept.includes(id))
    const there = others.length === 0 ? [] : await inside.deletedDrafts.hold(companyId, others)
    if (there.filter((one) => one.form === form.number).length < others.length)
      return fail({ reason: 'declaration.notRestorable' })
    await inside.audit.appendAll(entriesOf(restored, 'declaration.restored', member, now.toISOString()))
    return succeed(wanted.length)
  })
}
