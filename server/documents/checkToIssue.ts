import { setImmediate } from 'node:timers/promises'
import { mostProblems } from '../../src/api/contract/documents/checks.ts'
import { mostRunRows } from '../../src/domain/documents/issueRuns.ts'
import type { FieldProblem } from '../../src/domain/failure.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { Days } from '../lists/description.ts'
import { listedIds } from '../lists/listedIds.ts'
import type { Page, PageRequest } from '../store/page.ts'
import { inParts } from '../store/inParts.ts'
import type { StoreOf } from '../store/store.ts'
import { seenIn, type KeptCollection } from './collection.ts'
import { isCorrected } from './corrected.ts'
import type { FiledWhole, KeptNumbering, KindTypes, Whole } from './keptKind.ts'

/** What a run is to carry: documents by their ids, or the drafts of a list. */
export interface AskedToIssue {
  readonly of: 'selected' | 'list'
  readonly sid: readonly string[]
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** What is said of a document of every kind. */
export interface CheckedDocument {
  readonly sid: string
  readonly version: string
  readonly etax_status: string
  readonly is_corrected: boolean
  readonly problems: FieldProblem[]
}

/** How documents of a kind are checked before a run of them. */
export interface IssueChecks<T extends KindTypes, Wanted extends AskedToIssue, Named> {
  readonly collection: Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>
  readonly numbering: Pick<KeptNumbering<T>, 'of'>
  /** Answers pages of the drafts of the list; null where it is narrowed to what no draft is. */
  readonly drafts: (
    store: StoreOf<T['inside']>,
    member: Member,
    wanted: Wanted,
    days: Days,
  ) => Promise<((page: PageRequest) => Promise<Page<{ readonly sid: string }>>) | null>
  /** What forbids that documents are issued, for one call: it may remember what it has read. */
  readonly problems: (
    store: StoreOf<T['inside']>,
    companyId: string,
  ) => (document: Whole<T>) => Promise<readonly FieldProblem[]>
  readonly named: (document: Whole<T>) => Named
  /** How many are held at once. */
  readonly atOnce: number
  /** What the audit calls it. */
  readonly action: string
}

interface Parts<T extends KindTypes> {
  readonly store: StoreOf<T['inside']>
  readonly clock: Clock
}

const everyDay = { from: '2000-01-01', to: '9999-12-31' }

const idsOf = async <T extends KindTypes, Wanted extends AskedToIssue, Named>(
  { drafts }: IssueChecks<T, Wanted, Named>,
  store: StoreOf<T['inside']>,
  member: Member,
  wanted: Wanted,
): Promise<Result<readonly string[], 'tooMany'>> => {
  if (wanted.of === 'selected') return succeed([...new Set(wanted.sid)])
  const days = { from: wanted.start_date ?? everyDay.from, to: wanted.end_date ?? everyDay.to }
  const read = await drafts(store, member, wanted, days)
  if (read === null) return succeed([])
  const ids = await listedIds(read, mostRunRows)
  // In the order in which they were made.
  return ids.ok ? succeed(ids.value.toSorted()) : ids
}

const checked = <T extends KindTypes>(
  { head, filedHash }: FiledWhole<T>,
  problems: readonly FieldProblem[],
): CheckedDocument => ({
  sid: head.id,
  version: head.contentHash,
  etax_status: head.status,
  is_corrected: isCorrected({ ...head, filedHash }),
  problems: problems.slice(0, mostProblems),
})

const note = async <T extends KindTypes>(
  { store, clock }: Parts<T>,
  { companyId, account }: Member,
  action: string,
  total: number,
): Promise<void> => {
  const detail = { total: String(total) }
  await store.transaction(async ({ audit }) => {
    const at = clock().toISOString()
    await audit.append({ at, companyId, accountId: account.id, action, subjectId: '', detail })
    return succeed(null)
  })
}

/**
 * Checks documents that somebody sees before a run is begun over them (decisions 0506, 0524). They are answered by their days, the earliest
 * first: numbers are drawn in that order, and none for a day before one that has one.
 */
export const checkToIssue = async <T extends KindTypes, Wanted extends AskedToIssue, Named>(
  checks: IssueChecks<T, Wanted, Named>,
  { store, clock }: Parts<T>,
  member: Member,
  wanted: Wanted,
): Promise<Result<(CheckedDocument & Named)[], 'tooMany'>> => {
  const { collection, numbering, named, atOnce, action } = checks
  const ids = await idsOf(checks, store, member, wanted)
  if (!ids.ok) return ids
  const problemsOf = checks.problems(store, member.companyId)
  const places = new Map(ids.value.map((id, place) => [id, place]))
  const rows: { readonly day: string; readonly place: number; readonly row: CheckedDocument & Named }[] = []
  const check = async (part: readonly string[]): Promise<void> => {
    // Other requests get their turn.
    await setImmediate()
    const wholes = await collection.kind.heads.wholes(store, member.companyId, part)
    const seen = new Set(
      await seenIn(
        collection,
        store,
        member,
        wholes.map(({ head }) => head),
      ),
    )
    for (const whole of wholes.filter(({ head }) => seen.has(head))) {
      const row = { ...checked(whole, await problemsOf(whole)), ...named(whole) }
      rows.push({ day: numbering.of(whole.head).day, place: places.get(whole.head.id) ?? 0, row })
    }
  }
  await inParts(ids.value, check, atOnce)
  if (rows.length > 0) await note({ store, clock }, member, action, rows.length)
  const inOrder = rows.toSorted((one, other) =>
    one.day === other.day ? one.place - other.place : one.day < other.day ? -1 : 1,
  )
  return succeed(inOrder.map(({ row }) => row))
}
