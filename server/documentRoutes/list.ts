import type { Pagination } from '../../src/api/contract/paging.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { succeed } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { KeptCollection, WritingParts } from '../documents/collection.ts'
import { deleteDrafts, restoreDrafts } from '../documents/deletion.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import { pageRequestOf, paginationOf } from '../http/paging.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { Days } from '../lists/description.ts'
import type { Page, PageRequest } from '../store/page.ts'
import type { FamilyCall, NoParams, Read } from './familyCall.ts'

interface AskedDays extends Read {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

interface AskedList extends AskedDays {
  readonly page_number: number
  readonly page_size: number
  readonly sort_columns?: string | undefined
}

interface StatusCount<Status> {
  readonly status: Status
  readonly count: number
}

/** The calls of `listCalls`. */
interface ListCalls<Query extends AskedList, Drafts, Answer, Status, NotDraft extends string, Gone extends string> {
  readonly list: FamilyCall<NoParams, Query, undefined, Answer, never>
  /** The same by a body, where people are sought. */
  readonly search?: FamilyCall<NoParams, NoParams, Query, Answer, never>
  readonly count: FamilyCall<NoParams, AskedDays, undefined, { counts: StatusCount<Status>[] }, never>
  readonly delete: FamilyCall<
    NoParams,
    NoParams,
    Drafts,
    { deleted?: number | null | undefined },
    'record.absent' | NotDraft
  >
  readonly restore: FamilyCall<NoParams, NoParams, Drafts, { restored: number }, Gone>
}

/** What a kind's list is read by, and how it is answered. */
interface Listed<Query, Drafts, Answer, Row, Status> {
  /** The first day of documents that are asked for without days (seed 000 §7). */
  readonly firstDay: string
  readonly page: (companyId: string, query: Query, days: Days, page: PageRequest, member: Member) => Promise<Page<Row>>
  readonly answer: (rows: readonly Row[], pagination: Pagination) => Answer
  /** A status without documents is left out. */
  readonly counts: (companyId: string, days: Days, member: Member) => Promise<readonly StatusCount<Status>[]>
  readonly idsOf: (drafts: Drafts) => readonly string[]
}

/** The days that are asked for; without them all up to today. */
const daysOf = ({ start_date, end_date }: AskedDays, firstDay: string, clock: Clock): Days => ({
  from: start_date ?? firstDay,
  to: end_date ?? vietnamDay(clock()),
})

/** Answers a page of a list for what is asked of it. */
const pageOf =
  <Query extends AskedList, Drafts, Answer, Row, Status>(
    { firstDay, page: read, answer }: Listed<Query, Drafts, Answer, Row, Status>,
    clock: Clock,
  ) =>
  async (asked: Query, member: Member) => {
    const page = await read(member.companyId, asked, daysOf(asked, firstDay, clock), pageRequestOf(asked), member)
    return succeed(answer(page.items, paginationOf(asked, page)))
  }

/** The list, its counts, and drafts that are deleted and restored. */
export const listRoutes = <
  Query extends AskedList,
  Drafts,
  Answer,
  Row,
  Status,
  NotDraft extends string,
  Gone extends string,
  T extends KindTypes & { readonly notDraft: NotDraft; readonly notRestorable: Gone },
>(
  collection: KeptCollection<T>,
  calls: ListCalls<Query, Drafts, Answer, Status, NotDraft, Gone>,
  listed: Listed<Query, Drafts, Answer, Row, Status>,
  parts: WritingParts<T>,
): readonly Route[] => [
  companyRoute(calls.list, ({ query }, member) => pageOf(listed, parts.clock)(query, member)),
  ...(calls.search === undefined
    ? []
    : [companyRoute(calls.search, ({ body }, member) => pageOf(listed, parts.clock)(body, member))]),
  companyRoute(calls.count, async ({ query }, member) => {
    const days = daysOf(query, listed.firstDay, parts.clock)
    return succeed({ counts: [...(await listed.counts(member.companyId, days, member))] })
  }),
  companyRoute(calls.delete, async ({ body }, member) => {
    const deleted = await deleteDrafts(collection, parts, member, listed.idsOf(body))
    return deleted.ok ? succeed({ deleted: deleted.value }) : deleted
  }),
  companyRoute(calls.restore, async ({ body }, member) => {
    const restored = await restoreDrafts(collection, parts, member, listed.idsOf(body))
    return restored.ok ? succeed({ restored: restored.value }) : restored
  }),
]
