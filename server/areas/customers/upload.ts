import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { uploadCustomers as uploadCall } from '../../../src/api/contract/customers.ts'
import type { UploadResult } from '../../../src/api/contract/upload.ts'
import { customerFields } from '../../../src/domain/customers/customer.ts'
import { checkedRow, type CustomerUploadRow } from '../../../src/domain/customers/row.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { customerCodeOf, type Customer } from '../../customers/customers.ts'
import { freeCodes } from '../../records/codes.ts'
import { rowsRead } from '../../records/readRows.ts'
import { settleUpload, uploadRecords, type Upload } from '../../records/upload.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { versionOf } from './content.ts'
import type { Repositories, Store } from './store/repositories.ts'

const read = rowsRead(customerFields, 'at_least_one_customer')

const customerOf = (row: CustomerUploadRow, companyId: string, now: Date): Customer => {
  // As its id is made later, it is kept behind the one before; an upload has more than a millisecond has ids.
  return { ...row, id: newId(), companyId, version: versionOf(row), createdAt: now.toISOString() }
}

/** Inserts rows, those without a code under the next ones that are free then. */
const insertRows = async (
  { customers }: Repositories,
  companyId: string,
  rows: readonly CustomerUploadRow[],
  now: Date,
) => {
  const { own = [], open = [] } = Object.groupBy(rows, ({ customer_code }) => (customer_code === '' ? 'open' : 'own'))
  const insert = async (some: readonly CustomerUploadRow[]): Promise<void> => {
    if (some.length > 0) await customers.insert(some.map((row) => customerOf(row, companyId, now)))
  }
  await insert(own)
  const codes = await freeCodes(customers, companyId, open.length, customerCodeOf)
  await insert(open.map((row, at) => ({ ...row, customer_code: codes[at] ?? '' })))
}

const uploadsOf = ({ customerUploads }: Repositories) => customerUploads

/** Creates a customer of each row. */
export const uploadCustomers = (
  store: Store,
  clock: Clock,
  member: Member,
  upload: Upload,
): Promise<Result<UploadResult, ServerRefusal<RefusalOf<typeof uploadCall>>>> =>
  uploadRecords<Repositories, CustomerUploadRow>({ store, clock, member }, upload, {
    uploads: uploadsOf,
    read,
    check: checkedRow,
    codeField: 'customer_code',
    codeOf: ({ customer_code }) => customer_code,
    takenCodes: ({ customers }, codes) => customers.takenCodes(member.companyId, codes),
    insert: (inside, rows, now) => insertRows(inside, member.companyId, rows, now),
    action: 'customers.uploaded',
  })

export const settleCustomers = (store: Store, clock: Clock, member: Member, key: string) =>
  settleUpload({ store, clock, member }, key, uploadsOf)
