import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { uploadItems as uploadCall } from '../../../src/api/contract/items.ts'
import type { UploadResult } from '../../../src/api/contract/upload.ts'
import { checkedRow, flagsOf, rowFields, type ItemRow } from '../../../src/domain/items/row.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { rowsRead } from '../../records/readRows.ts'
import { settleUpload, uploadRecords, type Upload } from '../../records/upload.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { newId } from '../../store/identifiers.ts'
import { versionOf } from './content.ts'
import type { Item } from './store/items.ts'
import type { Repositories, Store } from './store/repositories.ts'

const read = rowsRead(rowFields, 'at_least_one_item')

const itemOf = (row: ItemRow, companyId: string, now: Date): Item => {
  const body = { ...row, ...flagsOf(row), item_ename: '', pur_cost: '', picture: '', product_source: false }
  // As its id is made later, it is kept behind the one before; an upload has more than a millisecond has ids.
  return { ...body, id: newId(), companyId, version: versionOf(body), createdAt: now.toISOString() }
}

const uploadsOf = ({ itemUploads }: Repositories) => itemUploads

/** Creates an item of each row (seed 001 §4). */
export const uploadItems = (
  store: Store,
  clock: Clock,
  member: Member,
  upload: Upload,
): Promise<Result<UploadResult, ServerRefusal<RefusalOf<typeof uploadCall>>>> =>
  uploadRecords<Repositories, ItemRow>({ store, clock, member }, upload, {
    uploads: uploadsOf,
    read,
    check: checkedRow,
    codeField: 'item_code',
    codeOf: ({ item_code }) => item_code,
    takenCodes: ({ items }, codes) => items.takenCodes(member.companyId, codes),
    insert: ({ items }, rows, now) => items.insert(rows.map((row) => itemOf(row, member.companyId, now))),
    action: 'items.uploaded',
  })

export const settleItems = (store: Store, clock: Clock, member: Member, key: string) =>
  settleUpload({ store, clock, member }, key, uploadsOf)
