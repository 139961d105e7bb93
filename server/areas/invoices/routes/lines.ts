import { invoiceLines, type InvoiceWithLines } from '../../../../src/api/contract/invoiceLines.ts'
import type { InvoiceRow } from '../../../../src/api/contract/invoices.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { listedLines } from '../../../../src/domain/invoice/listedLines.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { succeed } from '../../../../src/domain/result.ts'
import type { AreaParts } from '../../../area.ts'
import type { Member } from '../../../companies/member.ts'
import { pageRequestOf, paginationOf } from '../../../http/paging.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { narrowing } from '../narrowing.ts'
import type { Repositories } from '../store/repositories.ts'

type Narrowed = Parameters<typeof narrowing>[2]

interface Asked extends Narrowed {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly page_number: number
  readonly page_size: number
  readonly sort_columns?: string | undefined
}

const withLines = (row: InvoiceRow, content: InvoiceContent): InvoiceWithLines => ({
  sid: row.sid,
  refid: row.refid,
  form_no: row.form_no,
  serial_no: row.serial_no,
  inv_no: row.inv_no,
  inv_date: row.inv_date,
  etax_status: row.etax_status,
  noticed: row.noticed,
  tax_auth_cd: row.tax_auth_cd,
  customer_code: content.customer_code,
  company_name: content.company_name,
  buyer_name: content.buyer_name,
  tax_code: content.tax_code,
  address: content.address,
  payment_method: content.payment_method,
  curr_cd: content.curr_cd,
  ex_rate: content.ex_rate,
  order_no: content.order_no,
  remark: content.remark,
  made_by_nm: row.made_by_nm,
  is_corrected: row.is_corrected,
  lines: [...listedLines(content)],
})

/** The lines of invoices that the list shows, a page at a time. @param firstDay of invoices that are asked for without days */
export const linesRoutes = ({ store, clock }: AreaParts<Repositories>, firstDay: string): readonly Route[] => {
  const pageOf = async (asked: Asked, member: Member) => {
    const days = { from: asked.start_date ?? firstDay, to: asked.end_date ?? vietnamDay(clock()) }
    const filter = { ...days, ...(await narrowing(store, member, asked)) }
    const page = await store.invoices.page(member.companyId, filter, pageRequestOf(asked))
    const ids = page.items.map(({ sid }) => sid)
    const contents = await store.invoices.wholeMany(member.companyId, ids, filter.shops)
    const byId = new Map(contents.map(({ id, content }) => [id, content]))
    const invoices = page.items.flatMap((row) => {
      const content = byId.get(row.sid)
      return content === undefined ? [] : [withLines(row, content)]
    })
    return succeed({ invoices, pagination: paginationOf(asked, page) })
  }
  return [
    companyRoute(invoiceLines.excel, ({ query }, member) => pageOf(query, member)),
    companyRoute(invoiceLines.searchExcel, ({ body }, member) => pageOf(body, member)),
  ]
}
