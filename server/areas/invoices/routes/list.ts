import { invoiceList, searchInvoices, sumInvoices } from '../../../../src/api/contract/invoices.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { succeed } from '../../../../src/domain/result.ts'
import { isAdministrator } from '../../../../src/domain/session.ts'
import type { AreaParts } from '../../../area.ts'
import type { Member } from '../../../companies/member.ts'
import { listRoutes } from '../../../documentRoutes/list.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { narrowedAs } from '../store/narrowed.ts'
import type { Repositories } from '../store/repositories.ts'

/** The first day of invoices that are asked for without days: that of Decree 123/2020. */
const firstDay = '2022-07-01'

/** Shops whose invoices somebody sees: those that the account is assigned to; null for all, where it is assigned to none. */
const shopsOf = async (
  { shops }: Pick<AreaParts<Repositories>['store'], 'shops'>,
  { companyId, account }: Member,
): Promise<readonly string[] | null> => {
  if (isAdministrator(account.scope)) return null
  const assigned = await shops.usedBy(companyId, 'account', [account.id])
  return assigned.length === 0 ? null : assigned.map(({ id }) => id)
}

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
          const shops = await shopsOf(store, member)
          return store.invoices.page(companyId, { ...days, ...narrowedAs(asked), shops }, page)
        },
        answer: (rows, pagination) => ({ invoices: [...rows], pagination }),
        counts: (companyId, days) => store.invoices.counts(companyId, days),
        idsOf: ({ sid }) => sid,
      },
      parts,
    ),
    companyRoute(sumInvoices, async ({ body }, member) => {
      const days = { from: body.start_date ?? firstDay, to: body.end_date ?? vietnamDay(clock()) }
      const shops = await shopsOf(store, member)
      return succeed(await store.invoices.sums(member.companyId, { ...days, ...narrowedAs(body), shops }))
    }),
  ]
}
