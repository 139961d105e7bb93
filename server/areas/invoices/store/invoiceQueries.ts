import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { invoiceStatuses } from '../../../../src/domain/invoice/status.ts'
import { chainsIn } from '../../../documents/corrections/chainQueries.ts'
import { headsIn } from '../../../documents/heads/headsIn.ts'
import type { KeptWhole } from '../../../documents/heads/readHeads.ts'
import { addUpTallies, talliedByValue } from '../../../lists/counts.ts'
import { narrowedBy } from '../../../lists/narrowed.ts'
import type { Connection } from '../../../store/connection.ts'
import { searchText } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { channel } from './columns.ts'
import { invoiceChains, invoiceHeads } from './heads.ts'
import { invoiceList, shopColumn, statusColumn } from './invoiceList.ts'
import { invoicePage } from './invoicePage.ts'
import type { Invoice, InvoiceHead, Invoices } from './invoices.ts'
import { makersIn } from './makerQueries.ts'
import { keptSums, sumsIn } from './invoiceSums.ts'
import { wholeManyIn } from './wholeQueries.ts'

type Db = Connection['db']

const statusSchema = v.picklist(invoiceStatuses)

const keptChanges = {
  tallies: invoiceList,
  days: { ...invoiceList, tallies: invoiceList.fewTallies, counted: [statusColumn] },
  sums: keptSums,
}

const setNumberIn =
  (db: Db): Invoices['setNumber'] =>
  async (companyId, id, number) => {
    const of = db.updateTable('invoices').where('company_id', '=', companyId).where('id', '=', id)
    if (number === null) {
      await of.set({ number, number_order: '' }).execute()
      return
    }
    const { serial_no: symbol, lookup_cd } = await db
      .selectFrom('invoices')
      .select(['serial_no', 'lookup_cd'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const issued_as = `${symbol}-${number}`
    await of
      .set({
        number,
        number_order: String(number).padStart(8, '0'),
        issued_as,
        issued_text: searchText([issued_as, lookup_cd]),
      })
      .execute()
  }

const standingIn =
  (db: Db): Invoices['standing'] =>
  (companyId, ids, shops) =>
    db
      .selectFrom('invoices')
      .select(['id as sid', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'answered_at'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .$if(shops !== null, (query) => query.where('shop_id', 'in', shops ?? []))
      .execute()

type Found = KeptWhole<InvoiceHead, InvoiceContent, Selectable<Tables['invoices']>>

const invoiceOf = ({ row, code: guid, ...kept }: Found): Invoice => ({
  ...kept,
  guid,
  taxAuthorityCode: row.tax_auth_cd,
  lookupCode: row.lookup_cd,
  noticed: row.noticed,
  correctsId: row.corrects_sid,
  correctedBy: row.corrected_by,
  correctedById: row.corrected_by_sid,
})

export const invoicesIn = (connection: Connection): Invoices => {
  const { db, kind } = connection
  const heads = headsIn(db, invoiceHeads)
  return {
    ...heads,
    ...chainsIn(db, invoiceChains),
    setNumber: setNumberIn(db),
    standing: standingIn(db),
    wholeMany: wholeManyIn(db),
    page: invoicePage(connection),
    sums: sumsIn(connection),
    makers: makersIn(db),
    async byId(companyId, id) {
      const found = await heads.whole(companyId, id)
      return found === null ? null : invoiceOf(found)
    },
    async byIds(companyId, ids) {
      return (await heads.wholes(companyId, ids)).map(invoiceOf)
    },
    async counts(companyId, { shops, ...days }) {
      const chosen = [{ column: shopColumn, values: shops }]
      const list = narrowedBy(invoiceList, companyId, { part: channel, ...days, chosen })
      const counts = await talliedByValue(db, list, statusColumn)
      return counts.map(({ value, count }) => ({ status: v.parse(statusSchema, value), count }))
    },
    addUp: (changes) => addUpTallies(db, kind, keptChanges[changes]),
  }
}
