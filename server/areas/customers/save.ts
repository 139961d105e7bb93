import * as v from 'valibot'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type {
  changeCustomer as changeCall,
  createCustomer as createCall,
  CustomerBody,
} from '../../../src/api/contract/customers.ts'
import { customerName, customerSchema, type CustomerValues } from '../../../src/domain/customers/customer.ts'
import { recordCode } from '../../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { customerCodeOf, type Customer } from '../../customers/customers.ts'
import { changeRecord, createRecord, idOr, type Saving } from '../../records/save.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { versionOf } from './content.ts'
import type { Repositories, Store } from './store/repositories.ts'

type CreateRefusal = ServerRefusal<RefusalOf<typeof createCall>>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCall>>
type Invalid = ServerRefusal<'fields.invalid'>
type SavingReason = RefusalOf<typeof createCall>

/** What a customer's code is, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
  readonly customer_code: string
}

/** What is sent without a code keeps the one there is. */
const check = (sent: CustomerBody, existing: Customer | null): Result<CustomerValues, Invalid> => {
  const customer_code = recordCode(sent.customer_code) === '' ? (existing?.customer_code ?? '') : sent.customer_code
  const { issues, success, output } = v.safeParse(customerSchema, { ...sent, customer_code })
  if (success) return succeed(output)
  const fields = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail({ reason: 'fields.invalid', fields })
}

/** The code that a customer will have: the one that is sent or kept, or the next one that is free. */
const codeFor = async (
  { customers }: Repositories,
  companyId: string,
  id: string,
  { customer_code: wanted }: CustomerValues,
): Promise<Result<string, Invalid>> => {
  if (wanted === '') return succeed(customerCodeOf(await customers.takeFreeNumber(companyId)))
  return (await customers.takenCodes(companyId, [wanted], id)).has(wanted)
    ? fail({ reason: 'fields.invalid', fields: [{ field: 'customer_code', message: 'customer_code_is_taken' }] })
    : succeed(wanted)
}

const saving = (
  companyId: string,
  id: string,
  sent: CustomerBody,
): Saving<Repositories, Customer, Saved, SavingReason> => ({
  id,
  find: ({ customers }) => customers.byId(companyId, id),
  answerOf(customer) {
    const checked = check(sent, customer)
    return checked.ok && versionOf(checked.value) === customer.version
      ? { id, version: customer.version, customer_code: customer.customer_code }
      : null
  },
  stale: 'customer.changed',
  async write(inside, existing, now) {
    const checked = check(sent, existing)
    if (!checked.ok) return checked
    const code = await codeFor(inside, companyId, id, checked.value)
    if (!code.ok) return code
    const values = { ...checked.value, customer_code: code.value }
    const version = versionOf(values)
    const createdAt = existing?.createdAt ?? now.toISOString()
    const customer: Customer = { ...values, id, companyId, version, createdAt }
    await (existing === null ? inside.customers.insert([customer]) : inside.customers.change(existing, customer))
    const { customer_code } = values
    return succeed({
      saved: { id, version, customer_code },
      detail: { customer_code, customer_name: customerName(values), content: version },
    })
  },
  actions: { created: 'customer.created', changed: 'customer.changed' },
})

/** Creates a customer under the id that its form has made, or under a new one. */
export const createCustomer = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, ...body }: CustomerBody & { readonly id: string },
): Promise<Result<Saved, CreateRefusal>> =>
  createRecord({ store, clock, member }, saving(member.companyId, idOr(id, clock), body))

/** Writes over the version of a customer that its form was filled on. */
export const changeCustomer = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, version, ...body }: CustomerBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> =>
  changeRecord({ store, clock, member }, version, saving(member.companyId, id, body))
