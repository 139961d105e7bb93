import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Companies } from '../companies/companies.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import { newId } from '../store/identifiers.ts'
import type { Transactions } from '../store/store.ts'

/** What a saving needs inside of its transaction, whatever else its area works with. */
interface Shared {
  readonly companies: Pick<Companies, 'hold'>
  readonly audit: Pick<Audit, 'append'>
}

interface Parts<Inside> {
  readonly store: Transactions<Inside>
  readonly clock: Clock
  readonly member: Member
}

/** What a saving answers with, and what the audit trail keeps of it. */
interface Written<Saved> {
  readonly saved: Saved
  readonly detail: AuditEntry['detail']
}

/** The saving of one record of a company, in the steps that are its area's. */
export interface Saving<Inside, Kept, Saved, Reason extends string> {
  readonly id: string
  readonly find: (inside: Inside) => Promise<Kept | null>
  /** What is answered where the kept record says what was sent; null where it says something else. */
  readonly answerOf: (kept: Kept) => Saved | null
  /** Refused where somebody else has changed the record. */
  readonly stale: Reason
  /** Writes over the record as it is kept, or a new one over null. */
  readonly write: (
    inside: Inside,
    kept: Kept | null,
    now: Date,
  ) => Promise<Result<Written<Saved>, ServerRefusal<Reason>>>
  readonly actions: { readonly created: string; readonly changed: string }
}

/** The id that a form has made, or a new one (decision 0007). */
export const idOr = (given: string, clock: Clock): string => (given === '' ? newId(clock().getTime()) : given)

/** Writes a record, and into the audit trail that it was. */
const written = async <Inside extends Shared, Saved, Reason extends string>(
  inside: Inside,
  { clock, member: { companyId, account } }: Parts<Inside>,
  { id, action }: { readonly id: string; readonly action: string },
  write: (now: Date) => Promise<Result<Written<Saved>, ServerRefusal<Reason>>>,
): Promise<Result<Saved, ServerRefusal<Reason>>> => {
  const now = clock()
  const result = await write(now)
  if (!result.ok) return result
  const { saved, detail } = result.value
  await inside.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action,
    subjectId: id,
    detail,
  })
  return succeed(saved)
}

/** Content that is kept already is as good as written, since the answer to it may have been lost on the way. */
const unlessKept = <Inside, Kept, Saved, Reason extends string>(
  { answerOf, stale }: Pick<Saving<Inside, Kept, Saved, Reason>, 'answerOf' | 'stale'>,
  kept: Kept,
): Result<Saved, ServerRefusal<Reason>> => {
  const saved = answerOf(kept)
  return saved === null ? fail({ reason: stale }) : succeed(saved)
}

/** Creates a record; the same request again answers the same. */
export const createRecord = <Inside extends Shared, Kept, Saved, Reason extends string>(
  parts: Parts<Inside>,
  saving: Saving<Inside, Kept, Saved, Reason>,
): Promise<Result<Saved, ServerRefusal<Reason>>> =>
  parts.store.transaction<Saved, ServerRefusal<Reason>>(async (inside) => {
    await inside.companies.hold(parts.member.companyId)
    const kept = await saving.find(inside)
    if (kept !== null) return unlessKept(saving, kept)
    return written(inside, parts, { id: saving.id, action: saving.actions.created }, (now) =>
      saving.write(inside, null, now),
    )
  })

/** The changing of a record that is kept. */
interface Changing<Inside, Kept, Saved, Reason extends string> extends Omit<
  Saving<Inside, Kept, Saved, Reason>,
  'write'
> {
  readonly write: (inside: Inside, kept: Kept, now: Date) => Promise<Result<Written<Saved>, ServerRefusal<Reason>>>
}

/** Writes over the version of a record that its form was filled on, and over no other (decision 0045). */
export const changeRecord = <
  Inside extends Shared,
  Kept extends { readonly version: string },
  Saved,
  Reason extends string,
>(
  parts: Parts<Inside>,
  version: string,
  saving: Changing<Inside, Kept, Saved, Reason>,
): Promise<Result<Saved, ServerRefusal<Reason | 'record.absent'>>> =>
  parts.store.transaction<Saved, ServerRefusal<Reason | 'record.absent'>>(async (inside) => {
    await inside.companies.hold(parts.member.companyId)
    const kept = await saving.find(inside)
    if (kept === null) return fail({ reason: 'record.absent' })
    if (kept.version !== version) return unlessKept(saving, kept)
    return written(inside, parts, { id: saving.id, action: saving.actions.changed }, (now) =>
      saving.write(inside, kept, now),
    )
  })
