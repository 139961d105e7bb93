import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { HeadStatus } from '../keptKind.ts'
import type { HeadColumns } from '../heads/headColumns.ts'
import { fromWithContents } from '../heads/readHeads.ts'
import type { Chained, Chains, CorrectingContent } from './chained.ts'

/** Documents of one chain that are read at once: corrections of corrections are few. */
const mostChained = 100

/** As one is written: as many digits as there is room for. */
const isNumber = /^\d{1,8}$/

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

/** The document of a kind that another one names. */
export const correctedByIn =
  <Content>(
    db: Kysely<Tables>,
    { columns, isForm }: Pick<DescribedChains<Content>, 'columns' | 'isForm'>,
  ): Chains<Content>['correctedBy'] =>
  async (companyId, { form_no_ref: form, serial_no_ref: symbol, inv_no_ref: number }: CorrectingContent) => {
    if (!isForm(form) || symbol === '' || !isNumber.test(number)) return ''
    const { rows } = await sql<{ readonly id: string }>`select id from ${sql.table(columns.table)}
      where company_id = ${companyId} and form_no = ${form} and serial_no = ${symbol} and number = ${Number(number)}`.execute(
      db,
    )
    return rows[0]?.id ?? ''
  }

/** From the document up to the first one that it goes back to, and from there down to all that correct it. */
const chainIds = ({ table }: HeadColumns, companyId: string, id: string): RawBuilder<unknown> => sql`
  with recursive
    above(id, corrects) as (
      select id, corrects_sid from ${sql.table(table)} where company_id = ${companyId} and id = ${id}
      union
      select one.id, one.corrects_sid from ${sql.table(table)} one join above on one.id = above.corrects
      where one.company_id = ${companyId}
    ),
    below(id) as (
      select id from above where corrects not in (select id from above)
      union
      select one.id from ${sql.table(table)} one join below on one.corrects_sid = below.id
      where one.company_id = ${companyId}
    )
  select id from below`

/** Queries over the chains of a kind. */
export const chainsIn = <Content>(db: Kysely<Tables>, described: DescribedChains<Content>): Chains<Content> => {
  const { columns, statusOf, contentOf } = described
  const chained = async (companyId: string, which: RawBuilder<unknown>): Promise<readonly Chained<Content>[]> => {
    const { rows } = await sql<Row>`select heads.id, heads.${sql.ref(columns.status)} as head_status, heads.serial_no,
        heads.number, heads.inv_date, heads.corrects_sid, contents.content as head_content
      ${fromWithContents(columns, companyId)} and ${which}
      order by heads.id limit ${mostChained}`.execute(db)
    return rows.map((row) => ({
      id: row.id,
      status: statusOf(row.head_status),
      symbol: row.serial_no,
      number: row.number,
      day: row.inv_date,
      correctsId: row.corrects_sid,
      content: contentOf(row.head_content),
    }))
  }
  return {
    correctedBy: correctedByIn(db, described),
    async correctionsOf(companyId, ids) {
      return ids.length === 0 ? [] : chained(companyId, sql`heads.corrects_sid in (${sql.join(ids)})`)
    },
    chainOf: (companyId, id) => chained(companyId, sql`heads.id in (${chainIds(columns, companyId, id)})`),
    async setCorrected(companyId, id, by) {
      await sql`update ${sql.table(columns.table)} set corrected_by = ${by.feature}, corrected_by_sid = ${by.id}
        where company_id = ${companyId} and id = ${id} and ${sql.ref(columns.status)} = 'accepted'`.execute(db)
    },
  }
}
