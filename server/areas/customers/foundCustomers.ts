import { customerName } from '../../../src/domain/customers/customer.ts'
import { isCompanyScope } from '../../../src/domain/session.ts'
import type { AreaSearch } from '../../search.ts'
import type { Repositories } from './store/repositories.ts'

/** Customers by their codes, names, numbers, address, e-mail, telephone and note. */
export const foundCustomers: AreaSearch<Repositories> = {
  kind: 'customers',
  isFor: ({ scope }) => isCompanyScope(scope),
  async find({ customers }, companyId, words, most) {
    const found = await customers.page(companyId, { words, kind: null }, { number: 0, size: most, sort: null })
    return found.items.map((customer) => ({
      id: customer.id,
      title: customerName(customer),
      detail: [customer.customer_code, customer.tax_code].filter((text) => text !== '').join(' · '),
      status: '',
    }))
  },
}
