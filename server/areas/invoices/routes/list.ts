import { invoiceList, searchInvoices, sumInvoices } from '../../../../src/api/contract/invoices.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { succeed } from '../../../../src/domain/result.ts'
import type { AreaParts } from '../../../area.ts'
import { listRoutes } from '../../../documentRoutes/list.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { narrowing } from '../narrowing.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { shopsSeenBy } from '../../../shops/shopsSeen.ts'
import type { Repositories } from '../store/repositories.ts'

/** The first day of invoices that are asked for without days: that of Decree 123/2020. */
export const firstDay = '2022-07-01'

/** The list with its counts and sums, and drafts that are deleted and restored. */
export const listedRoutes = (parts: AreaParts<Repositories>): readonly Route[] => {
  const { store, clock } = parts
  return [
    ...listRoutes(
      invoiceCollection,
      { ...invoiceList, search: searchInvoices },
      {
        firstDay,
        async page(companyId, asked, days, page, member) {
          return store.invoices.page(companyId, { ...days, ...(await narrowing(store, member, asked)) }, page)
        },
        answer: (rows, pagination) => ({ invoices: [...rows], pagination }),
        async counts(companyId, days, member) {
          return store.invoices.counts(companyId, { ...days, shops: await shopsSeenBy(store, member) })
        },
        idsOf: ({ sid }) => sid,
      },
      parts,
    ),
    companyRoute(sumInvoices, async ({ body }, member) => {
      const days = { from: body.start_date ?? firstDay, to: body.end_date ?? vietnamDay(clock()) }
      return succeed(
        await store.invoices.sums(member.companyId, { ...days, ...(await narrowing(store, member, body)) }),
      )
    }),
  ]
}
