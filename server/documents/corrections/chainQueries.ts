import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { HeadStatus } from '../keptKind.ts'
import type { HeadColumns } from '../heads/headColumns.ts'
import { fromWithContents } from '../heads/readHeads.ts'
import type { Chained, Chains } from './chained.ts'
import { chainWalk, type ChainWalk } from './chainWalk.ts'

/** As one is written: as many digits as there is room for. */
const isNumber = /^\d{1,8}$/

/** Rows that say which of several documents one corrects: `company_id`, the document's column of its kind, `corrected_id` and `place`. */
interface DescribedLinks<Content> {
  readonly table: string
  /** What a document says about the one at a place. */
  readonly partOf: (content: Content, place: number) => Content
}

/**
 * How a kind keeps its chains: its heads have the columns `corrects_sid`, `corrected_by`, `corrected_by_sid`, `form_no`, `serial_no`, `number`
 * and `inv_date`, and an index of what corrects one.
 */
export interface DescribedChains<Content> {
  readonly columns: HeadColumns
  readonly statusOf: (kept: string) => HeadStatus
  readonly contentOf: (kept: string) => Content
  /** Forms of its documents; others name none of the company's. */
  readonly isForm: (form: string) => boolean
  /** Of a kind whose documents may correct several at once. */
  readonly links?: DescribedLinks<Content>
}

interface Named {
  readonly id: string
  readonly form_no: string
  readonly serial_no: string
  readonly number: number
}

interface Row {
  readonly id: string
  readonly head_status: string
  readonly serial_no: string
  readonly number: number | null
  readonly inv_date: string
  readonly corrects_sid: string
  readonly head_content: string
}

const keyOf = (form: string, symbol: string, number: number): string => [form, symbol, number].join(' ')

/** Documents of a kind by what others name them by, in the order of the names; empty where the company has none of a name. */
export const correctedByEachIn =
  <Content>(
    db: Kysely<Tables>,
    { columns, isForm }: Pick<DescribedChains<Content>, 'columns' | 'isForm'>,
  ): Chains<Content>['correctedByEach'] =>
  async (companyId, named) => {
    const keys = named.map(({ form_no_ref: form, serial_no_ref: symbol, inv_no_ref: number }) =>
      isForm(form) && symbol !== '' && isNumber.test(number) ? { form, symbol, number: Number(number) } : null,
    )
    const known = keys.filter((key) => key !== null)
    if (known.length === 0) return named.map(() => '')
    const eachOf = (values: readonly (string | number)[]) => sql.join([...new Set(values)])
    const { rows } = await sql<Named>`select id, form_no, serial_no, number from ${sql.table(columns.table)}
      where company_id = ${companyId} and form_no in (${eachOf(known.map(({ form }) => form))})
        and serial_no in (${eachOf(known.map(({ symbol }) => symbol))})
        and number in (${eachOf(known.map(({ number }) => number))})`.execute(db)
    const ids = new Map(rows.map((row) => [keyOf(row.form_no, row.serial_no, row.number), row.id]))
    return keys.map((key) => (key === null ? '' : (ids.get(keyOf(key.form, key.symbol, key.number)) ?? '')))
  }

/** The document of a kind that another one names. */
export const correctedByIn = <Content>(
  db: Kysely<Tables>,
  described: Pick<DescribedChains<Content>, 'columns' | 'isForm'>,
): Chains<Content>['correctedBy'] => {
  const each = correctedByEachIn(db, described)
  return async (companyId, named) => (await each(companyId, [named]))[0] ?? ''
}

/** Documents by their ids, with what each says of what it corrects: once for each of several. */
const chainedIn =
  <Content>(
    db: Kysely<Tables>,
    { columns, statusOf, contentOf, links }: DescribedChains<Content>,
    { linksOf }: Pick<ChainWalk, 'linksOf'>,
  ) =>
  async (companyId: string, ids: readonly string[]): Promise<readonly Chained<Content>[]> => {
    if (ids.length === 0) return []
    const { rows } = await sql<Row>`select heads.id, heads.${sql.ref(columns.status)} as head_status, heads.serial_no,
        heads.number, heads.inv_date, heads.corrects_sid, contents.content as head_content
      ${fromWithContents(columns, companyId)} and heads.id in (${sql.join(ids)})
      order by heads.id`.execute(db)
    const several = Map.groupBy(await linksOf(companyId, ids), ({ id }) => id)
    return rows.flatMap((row) => {
      const one: Chained<Content> = {
        id: row.id,
        status: statusOf(row.head_status),
        symbol: row.serial_no,
        number: row.number,
        day: row.inv_date,
        correctsId: row.corrects_sid,
        content: contentOf(row.head_content),
      }
      const parts = several.get(row.id)?.map(({ corrects: correctsId, place }) => ({
        ...one,
        correctsId,
        content: links?.partOf(one.content, place) ?? one.content,
      }))
      return parts ?? [one]
    })
  }

/** Queries over the chains of a kind. */
export const chainsIn = <Content>(db: Kysely<Tables>, described: DescribedChains<Content>): Chains<Content> => {
  const { columns, links } = described
  const walk = chainWalk(db, columns, links?.table ?? null)
  const chained = chainedIn(db, described, walk)
  return {
    correctedBy: correctedByIn(db, described),
    correctedByEach: correctedByEachIn(db, described),
    correctedOf: (companyId, id) => walk.correctedOf(companyId, [id]),
    async correctionsOf(companyId, ids) {
      const found = await chained(companyId, await walk.correctingOf(companyId, ids))
      return found.filter(({ correctsId }) => ids.includes(correctsId))
    },
    async chainOf(companyId, id) {
      const ids = await walk.chainIds(companyId, id)
      const found = await chained(companyId, ids)
      return found.filter(({ correctsId }) => correctsId === '' || ids.includes(correctsId))
    },
    async setCorrected(companyId, id, by) {
      await sql`update ${sql.table(columns.table)} set corrected_by = ${by.feature}, corrected_by_sid = ${by.id}
        where company_id = ${companyId} and id = ${id} and ${sql.ref(columns.status)} = 'accepted'`.execute(db)
    },
  }
}
