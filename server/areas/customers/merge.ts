import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { mergeCustomers as mergeCall } from '../../../src/api/contract/customers.ts'
import { customerName } from '../../../src/domain/customers/customer.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Store } from './store/repositories.ts'

type MergeRefusal = ServerRefusal<RefusalOf<typeof mergeCall>>

interface Merging {
  readonly customer_id: string
  readonly merged_id: readonly string[]
}

/** Has a customer stand for others of its tax code. Those that it stands for already, as after an answer that was lost, are left as they are. */
export const mergeCustomers = (
  store: Store,
  clock: Clock,
  { companyId, account }: Member,
  { customer_id: into, merged_id }: Merging,
): Promise<Result<{ readonly merged: number }, MergeRefusal>> =>
  store.transaction<{ readonly merged: number }, MergeRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const ids = [...new Set(merged_id)].filter((id) => id !== into)
    const stands = await inside.customers.byId(companyId, into)
    const others = await inside.customers.withMerged(companyId, ids)
    const isThere = others.every(({ merged_into }) => merged_into === '' || merged_into === into)
    if (stands === null || others.length < ids.length || !isThere) return fail({ reason: 'record.absent' })
    if (others.some(({ tax_code }) => !isSameTaxCode(tax_code, stands.tax_code)))
      return fail({ reason: 'customer.otherTaxCode' })
    const open = others.flatMap(({ id, merged_into }) => (merged_into === '' ? [id] : []))
    if (open.length === 0) return succeed({ merged: ids.length })
    const gone = await inside.customers.named(companyId, open)
    await inside.customers.merge(companyId, into, open)
    const at = clock().toISOString()
    const { customer_code } = stands
    await inside.audit.appendAll([
      {
        at,
        companyId,
        accountId: account.id,
        action: 'customer.merged',
        subjectId: into,
        detail: { customer_code, customer_name: customerName(stands), merged: open.length },
      },
      ...gone.map((customer) => ({
        at,
        companyId,
        accountId: account.id,
        action: 'customer.mergedInto',
        subjectId: customer.id,
        detail: {
          customer_code: customer.customer_code,
          customer_name: customerName(customer),
          stands_now: customer_code,
        },
      })),
    ])
    return succeed({ merged: ids.length })
  })
