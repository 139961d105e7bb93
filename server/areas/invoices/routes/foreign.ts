import { invoiceForeign } from '../../../../src/api/contract/invoiceForeign.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import type { AreaParts } from '../../../area.ts'
import type { Member } from '../../../companies/member.ts'
import { pageRequestOf, paginationOf } from '../../../http/paging.ts'
import { asFile, companyRoute, type Route } from '../../../http/route.ts'
import { takeIn } from '../foreign/takeIn.ts'
import { saidByForeign } from '../foreign/verifyForeign.ts'
import type { ForeignInvoiceRow } from '../store/foreignInvoices.ts'
import type { Repositories } from '../store/repositories.ts'

type Parts = Pick<AreaParts<Repositories>, 'store' | 'clock' | 'roots'>

const firstDay = '2022-07-01'

const shown = ({ number, ...row }: ForeignInvoiceRow) => ({ ...row, inv_no: String(number) })

const archiveRefusals = {
  damaged: 'foreignInvoice.archiveDamaged',
  too_large: 'foreignInvoice.archiveTooLarge',
} as const

const removed = ({ store, clock }: Parts, { companyId, account }: Member, ids: readonly string[]) =>
  store.transaction<{ deleted: number }, never>(async (inside) => {
    const rows = await inside.foreignInvoices.remove(companyId, ids)
    const entry = { at: clock().toISOString(), companyId, accountId: account.id, action: 'foreignInvoice.deleted' }
    await inside.audit.appendAll(
      rows.map((row) => ({
        ...entry,
        subjectId: row.id,
        detail: { name: `${row.form_no}${row.serial_no}-${row.number}` },
      })),
    )
    return succeed({ deleted: rows.length })
  })

/** Invoices that the company has issued by other systems. */
export const foreignRoutes = (parts: Parts): readonly Route[] => {
  const { store, clock } = parts
  return [
    companyRoute(invoiceForeign.upload, async ({ body: { file, file_name: name } }, member) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const outcomes = await takeIn(parts, member, { bytes, name })
      if (!outcomes.ok) return fail({ reason: archiveRefusals[outcomes.failure] })
      const files = [...outcomes.value]
      return succeed({ kept: files.filter(({ problem }) => problem === null).length, files })
    }),
    companyRoute(invoiceForeign.list, async ({ body }, { companyId }) => {
      const { start_date: from = firstDay, end_date: to = vietnamDay(clock()), search_value } = body
      const filter = { from, to, words: searchWords(search_value) }
      const page = await store.foreignInvoices.page(companyId, filter, pageRequestOf(body))
      return succeed({ invoices: page.items.map(shown), pagination: paginationOf(body, page) })
    }),
    companyRoute(invoiceForeign.detail, async ({ params: { id } }, { companyId }) => {
      const found = await store.foreignInvoices.byId(companyId, id)
      if (found === null) return fail({ reason: 'record.absent' })
      const said = saidByForeign(found.xml)
      return succeed({
        ...shown(found),
        added_at: found.addedAt,
        comp_nm: said.sellerName,
        comp_taxcd: said.sellerTaxCode,
        address: said.buyerAddress,
        lines: [...said.lines],
        unknown: [...found.unknownElements],
        content: said.content,
      })
    }),
    companyRoute(
      invoiceForeign.xml,
      async ({ params: { id } }, { companyId }) => {
        const found = await store.foreignInvoices.byId(companyId, id)
        return found === null ? fail({ reason: 'record.absent' }) : succeed(found.xml)
      },
      asFile('application/xml; charset=utf-8', 'e-invoice.xml'),
    ),
    companyRoute(invoiceForeign.remove, ({ body: { id } }, member) => removed(parts, member, id)),
  ]
}
