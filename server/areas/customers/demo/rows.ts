import type { CustomerValues } from '../../../../src/domain/customers/customer.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { customerCodeOf, type Customer } from '../../../customers/customers.ts'
import { demoCustomerAt, demoCustomerIdAt, numberOfCustomers } from '../../../customers/demo/customers.ts'
import { newId } from '../../../store/identifiers.ts'
import { versionOf } from '../content.ts'
import type { Repositories } from '../store/repositories.ts'

const customerOf = (values: CustomerValues, id: string, companyId: string, now: Date): Customer => ({
  ...values,
  id,
  companyId,
  version: versionOf(values),
  createdAt: now.toISOString(),
})

/** Two hundred customers of the first demo company, most of them with codes that were given, and a few of the second. */
export const customerRows = ({ now }: { readonly now: Date }) => ({
  async insert({ customers }: Pick<Repositories, 'customers'>): Promise<void> {
    const values = Array.from({ length: numberOfCustomers }, (_none, number) => demoCustomerAt(number))
    const open = values.filter(({ customer_code }) => customer_code === '')
    const first = await customers.takeNumbers(demoCompany.id, open.length)
    open.forEach((each, place) => {
      each.customer_code = customerCodeOf(first + place)
    })
    await customers.insert(
      values.map((each, place) => customerOf(each, demoCustomerIdAt(place, now), demoCompany.id, now)),
    )
    const others = [0, 1, 8].map((number) => demoCustomerAt(number))
    await customers.insert(
      others.map((each, place) => {
        const values = { ...each, customer_code: `HQ-K${place + 1}` }
        return customerOf(values, newId(now.getTime()), otherCompany.id, now)
      }),
    )
  },
})
