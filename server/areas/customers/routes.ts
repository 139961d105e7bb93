import {
  buyerTexts,
  calls,
  customersLookedUp,
  mostOfTaxCode,
  sharedTaxCodesAtOnce,
  type Buyer,
  type CustomerRow,
} from '../../../src/api/contract/customers.ts'
import { emailsOf } from '../../../src/domain/emailRule.ts'
import { recordOf } from '../../../src/domain/form/table.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { deleteCustomers } from './delete.ts'
import { mergeCustomers } from './merge.ts'
import { changeCustomer, createCustomer } from './save.ts'
import type { Repositories } from './store/repositories.ts'
import { settleCustomers, uploadCustomers } from './upload.ts'

const buyerOf = (customer: CustomerRow): Buyer => ({
  ...recordOf(buyerTexts, (name) => customer[name]),
  emails: [...emailsOf(customer.emails)],
})

export const customerRoutes = ({
  store,
  clock,
}: Pick<AreaParts<Repositories>, 'store' | 'clock'>): readonly Route[] => [
  companyRoute(calls.listCustomers, async ({ body }, { companyId }) => {
    const narrowing = { words: searchWords(body.search_value), kind: body.kind ?? null }
    const page = await store.customers.page(companyId, narrowing, pageRequestOf(body))
    return succeed({ customers: [...page.items], pagination: paginationOf(body, page) })
  }),
  companyRoute(calls.customerDetail, async ({ params }, { companyId }) => {
    const found = await store.customers.standing(companyId, params.id)
    return found === null ? fail({ reason: 'record.absent' }) : succeed(found)
  }),
  companyRoute(calls.createCustomer, ({ body }, member) => createCustomer(store, clock, member, body)),
  companyRoute(calls.changeCustomer, ({ params: { id }, body }, member) =>
    changeCustomer(store, clock, member, { ...body, id }),
  ),
  companyRoute(calls.deleteCustomers, ({ body }, member) => deleteCustomers(store, clock, member, body.customer_id)),
  companyRoute(calls.uploadCustomers, ({ body }, member) => uploadCustomers(store, clock, member, body)),
  companyRoute(calls.settleCustomers, ({ params }, member) => settleCustomers(store, clock, member, params.key)),
  companyRoute(calls.lookUpCustomers, async ({ body }, { companyId }) => {
    const found = await store.customers.lookUp(companyId, body.search_value, customersLookedUp)
    return succeed({ customers: found.map(buyerOf) })
  }),
  companyRoute(calls.customersOfTaxCode, async ({ body }, { companyId }) => {
    const found = await store.customers.ofTaxCode(companyId, writtenTaxCode(body.tax_code), mostOfTaxCode)
    return succeed({ customers: [...found] })
  }),
  companyRoute(calls.sharedTaxCodes, async (_asked, { companyId }) => {
    const { shared, total } = await store.customers.sharing(companyId, sharedTaxCodesAtOnce, mostOfTaxCode)
    return succeed({ shared: shared.map((each) => ({ ...each, customers: [...each.customers] })), total })
  }),
  companyRoute(calls.mergeCustomers, ({ body }, member) => mergeCustomers(store, clock, member, body)),
]
