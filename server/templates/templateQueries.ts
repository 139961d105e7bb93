import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { templateSortColumns } from '../../src/api/contract/templates.ts'
import { shownDay } from '../../src/domain/dates.ts'
import { templateKindSchema } from '../../src/domain/templates/codes.ts'
import { yearOf } from '../../src/domain/templates/serial.ts'
import { templateStatusSchema } from '../../src/domain/templates/status.ts'
import { startNumberMax } from '../../src/domain/templates/template.ts'
import { changedColumns } from '../store/changedColumns.ts'
import { containsAll, searchText } from '../store/matching.ts'
import { pageOf } from '../store/page.ts'
import type { Tables } from '../store/tables.ts'
import type { Template, Templates } from './templates.ts'

declare module '../store/tables.ts' {
  interface Tables {
    templates: {
      company_id: string
      id: string
      kind: string
      status: string
      temp_id: string
      smbl_type: string
      smbl_kind: string
      form_no: string
      serial_no: string
      start_no: string
      /** The start number as it is ordered by. */
      start_no_order: string
      start_date: string
      end_date: string
      start_year: string
      logo_img: string
      bg_img: string
      version: string
      search_text: string
    }
  }
}

const order = {
  columns: templateSortColumns,
  orderedBy: { start_no: 'start_no_order' },
  otherwise: { column: 'start_date', direction: 'desc' },
} as const

const rowColumns = [
  'id',
  'temp_id',
  'smbl_type',
  'smbl_kind',
  'form_no',
  'serial_no',
  'start_no',
  'start_date',
  'end_date',
  'status',
] as const

type Columns = Omit<Selectable<Tables['templates']>, 'company_id' | 'id' | 'kind'>

const columnsOf = (template: Omit<Template, 'companyId' | 'id' | 'kind'>): Columns => ({
  status: template.status,
  temp_id: template.temp_id,
  smbl_type: template.smbl_type,
  smbl_kind: template.smbl_kind,
  form_no: template.form_no,
  serial_no: template.serial_no,
  start_no: template.start_no,
  start_no_order: template.start_no.padStart(startNumberMax, '0'),
  start_date: template.start_date,
  end_date: template.end_date,
  start_year: yearOf(template.start_date),
  logo_img: template.logo_img,
  bg_img: template.bg_img,
  version: template.version,
  search_text: searchText([
    template.form_no,
    template.serial_no,
    template.temp_id,
    template.start_no,
    shownDay(template.start_date),
    shownDay(template.end_date),
  ]),
})

const withStatus = <Row extends { readonly status: string }>(row: Row) => ({
  ...row,
  status: v.parse(templateStatusSchema, row.status),
})

const page =
  (db: Kysely<Tables>): Templates['page'] =>
  async (companyId, kind, words, request) => {
    const rows = db
      .selectFrom('templates')
      .select([...rowColumns])
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    const found = await pageOf(rows, request, order)
    return { ...found, items: found.items.map(withStatus) }
  }

const byId =
  (db: Kysely<Tables>): Templates['byId'] =>
  async (companyId, kind, id) => {
    const row = await db
      .selectFrom('templates')
      .select([...rowColumns, 'kind', 'logo_img', 'bg_img', 'version'])
      .where('company_id', '=', companyId)
      .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : { ...withStatus(row), companyId, kind: v.parse(templateKindSchema, row.kind) }
  }

const isSerialTaken =
  (db: Kysely<Tables>): Templates['isSerialTaken'] =>
  async (companyId, formNumber, serial, id) => {
    const other = await db
      .selectFrom('templates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('form_no', '=', formNumber)
      .where('serial_no', '=', serial)
      .where('id', '<>', id)
      .executeTakeFirst()
    return other !== undefined
  }

const mostInUse = 100

const inUseOn =
  (db: Kysely<Tables>): Templates['inUseOn'] =>
  (companyId, kind, day) =>
    db
      .selectFrom('templates')
      .select([...rowColumns, 'logo_img', 'bg_img'])
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('status', '=', '1')
      .where('start_date', '<=', day)
      .where('end_date', '>=', day)
      .orderBy('serial_no')
      .limit(mostInUse)
      .execute()

const bySymbol =
  (db: Kysely<Tables>): Templates['bySymbol'] =>
  async (companyId, formNumber, symbol) => {
    const row = await db
      .selectFrom('templates')
      .select(['temp_id', 'logo_img', 'bg_img'])
      .where('company_id', '=', companyId)
      .where('form_no', '=', formNumber)
      .where('serial_no', '=', symbol)
      .executeTakeFirst()
    return row ?? null
  }

export const templatesIn = (db: Kysely<Tables>): Templates => ({
  page: page(db),
  byId: byId(db),
  async named(companyId, kind, ids) {
    const rows = await db
      .selectFrom('templates')
      .select([...rowColumns])
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute()
    return rows.map(withStatus)
  },
  async years(companyId, kind) {
    const rows = await db
      .selectFrom('templates')
      .select('start_year')
      .distinct()
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('status', '<>', '2')
      .orderBy('start_year')
      .execute()
    return rows.map(({ start_year }) => start_year)
  },
  isSerialTaken: isSerialTaken(db),
  inUseOn: inUseOn(db),
  bySymbol: bySymbol(db),
  async insert({ companyId, id, kind, ...template }) {
    await db
      .insertInto('templates')
      .values({ company_id: companyId, id, kind, ...columnsOf(template) })
      .execute()
  },
  async change(before, { companyId, id, ...template }) {
    const changes = changedColumns(columnsOf(before), columnsOf(template))
    if (Object.keys(changes).length === 0) return
    await db.updateTable('templates').set(changes).where('company_id', '=', companyId).where('id', '=', id).execute()
  },
  async delete(companyId, ids) {
    await db.deleteFrom('templates').where('company_id', '=', companyId).where('id', 'in', ids).execute()
  },
})
