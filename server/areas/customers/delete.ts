import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { deleteCustomers as deleteCall } from '../../../src/api/contract/customers.ts'
import { customerName } from '../../../src/domain/customers/customer.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { deleteRecords, type Deleted } from '../../records/delete.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

/** Deletes customers of the company: all of them, or none where one is missing. */
export const deleteCustomers = (
  store: Store,
  clock: Clock,
  member: Member,
  ids: readonly string[],
): Promise<Result<Deleted, ServerRefusal<RefusalOf<typeof deleteCall>>>> =>
  deleteRecords({ store, clock, member }, ids, {
    find: (inside, wanted) => inside.customers.named(member.companyId, wanted),
    remove: (inside, wanted) => inside.customers.delete(member.companyId, wanted),
    action: 'customer.deleted',
    detailOf: (customer) => ({ customer_code: customer.customer_code, customer_name: customerName(customer) }),
  })
