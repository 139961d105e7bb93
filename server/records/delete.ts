import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { codeOfUse } from '../../src/domain/uses.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Companies } from '../companies/companies.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { Transactions } from '../store/store.ts'

/** What a deletion needs inside of its transaction, whatever else its area works with. */
interface Shared {
  readonly companies: Pick<Companies, 'hold'>
  readonly audit: Pick<Audit, 'appendAll'>
}

/** Why one record stays, as a code of its area's texts. */
interface Obstacle {
  readonly id: string
  readonly message: string
}

/** How many records are gone. */
export interface Deleted {
  readonly deleted: number
}

/** The deletion of records of a company, in the steps that are its area's. */
interface Deleting<Inside, Row, Reason extends string> {
  /** Those of these ids that there are. */
  readonly find: (inside: Inside, ids: readonly string[]) => Promise<readonly Row[]>
  /** What keeps some of them; the refusal names each by its place among the ids in a field of the call. */
  readonly keptBy?: {
    readonly field: string
    readonly reason: Reason
    readonly of: (inside: Inside, rows: readonly Row[]) => Promise<readonly Obstacle[]>
  }
  readonly remove: (inside: Inside, ids: readonly string[]) => Promise<void>
  readonly action: string
  readonly detailOf: (row: Row) => AuditEntry['detail']
}

/** How many of a kind use a record. */
interface Use {
  readonly id: string
  readonly kind: string
  readonly count: number
}

/** Uses as what keeps a record, with their number (decision 0251). */
export const obstaclesOf = (uses: readonly Use[]): readonly Obstacle[] =>
  uses.map(({ id, kind, count }) => ({ id, message: codeOfUse(kind, count) }))

/** Deletes records of the company and answers how many: all of them, or none where one is missing or kept by something. */
export const deleteRecords = <
  Inside extends Shared,
  Row extends { readonly id: string },
  Reason extends string = never,
>(
  {
    store,
    clock,
    member: { companyId, account },
  }: { readonly store: Transactions<Inside>; readonly clock: Clock; readonly member: Member },
  ids: readonly string[],
  { find, keptBy, remove, action, detailOf }: Deleting<Inside, Row, Reason>,
): Promise<Result<Deleted, ServerRefusal<Reason | 'record.absent'>>> =>
  store.transaction<Deleted, ServerRefusal<Reason | 'record.absent'>>(async (inside) => {
    await inside.companies.hold(companyId)
    const wanted = [...new Set(ids)]
    const rows = await find(inside, wanted)
    if (rows.length < wanted.length) return fail({ reason: 'record.absent' })
    const obstacles = (await keptBy?.of(inside, rows)) ?? []
    if (keptBy !== undefined && obstacles.length > 0) {
      const fields = obstacles.map(({ id, message }) => ({ field: `${keptBy.field}.${ids.indexOf(id)}`, message }))
      return fail({ reason: keptBy.reason, fields })
    }
    await remove(inside, wanted)
    const at = clock().toISOString()
    await inside.audit.appendAll(
      rows.map((row) => ({
        at,
        companyId,
        accountId: account.id,
        action,
        subjectId: row.id,
        detail: detailOf(row),
      })),
    )
    return succeed({ deleted: rows.length })
  })
