import { setImmediate } from 'node:timers/promises'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { uploadItems as uploadCall } from '../../../src/api/contract/items.ts'
import { type UploadMode, type UploadResult } from '../../../src/api/contract/items.ts'
import { checkedRow, flagsOf, type ItemRow } from '../../../src/domain/items/row.ts'
import { recordCodeKey } from '../../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { sha256 } from '../../secrets/signedText.ts'
import { newId } from '../../store/identifiers.ts'
import { versionOf } from './content.ts'
import { readRows } from './readRows.ts'
import type { Item } from './store/items.ts'
import type { Repositories, Store } from './store/repositories.ts'

type UploadRefusal = ServerRefusal<RefusalOf<typeof uploadCall>>
type RefusedRow = UploadResult['rows'][number]

export interface Upload {
  readonly payload: string | Blob
  readonly file: Blob
  readonly upload_key: string
  readonly mode: UploadMode
}

/** Milliseconds for which an upload can be asked for by its key. */
export const keptFor = 7 * 86_400_000

/** Rows that are checked, looked up and inserted at once. */
const batchSize = 500

const batches = function* <Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let at = 0; at < values.length; at += batchSize) yield values.slice(at, at + batchSize)
}

interface Placed {
  readonly place: number
  readonly row: ItemRow
}

interface Sorted {
  readonly accepted: readonly Placed[]
  readonly refused: readonly RefusedRow[]
}

/** What the rows say against themselves: broken rules, and codes that stood there before. Other requests get their turn between batches. */
const checkRows = async (rows: readonly ItemRow[]): Promise<Sorted> => {
  const seen = new Set<string>()
  const accepted: Placed[] = []
  const refused: RefusedRow[] = []
  for (const [place, sent] of rows.entries()) {
    if (place % batchSize === 0) await setImmediate()
    const { kept: row, problems } = checkedRow(sent)
    const [problem] = problems
    if (problem !== undefined) {
      refused.push({ row: place, ...problem })
      continue
    }
    const key = recordCodeKey(row.item_code)
    if (seen.has(key)) refused.push({ row: place, field: 'item_code', message: 'item_code_is_duplicate' })
    else accepted.push({ place, row })
    seen.add(key)
  }
  return { accepted, refused }
}

/** Takes out the rows whose code an item of the company has. */
const withoutTaken = async (inside: Repositories, companyId: string, sorted: Sorted): Promise<Sorted> => {
  const taken = new Set<string>()
  for (const batch of batches(sorted.accepted)) {
    const found = await inside.items.takenCodes(
      companyId,
      batch.map(({ row }) => row.item_code),
    )
    for (const code of found) taken.add(code)
  }
  const { free = [], known = [] } = Object.groupBy(sorted.accepted, ({ row }) =>
    taken.has(row.item_code) ? 'known' : 'free',
  )
  const exists = known.map(({ place }) => ({ row: place, field: 'item_code', message: 'item_code_is_taken' }))
  return { accepted: free, refused: [...sorted.refused, ...exists].toSorted((one, other) => one.row - other.row) }
}

const itemOf = (row: ItemRow, companyId: string, now: Date): Item => {
  const body = { ...row, ...flagsOf(row), item_ename: '', pur_cost: '', picture: '', product_source: false }
  // As its id is made later, it is kept behind the one before; an upload has more than a millisecond has ids.
  return { ...body, id: newId(), companyId, version: versionOf(body), createdAt: now.toISOString() }
}

const insertAll = async (inside: Repositories, companyId: string, accepted: readonly Placed[], now: Date) => {
  for (const batch of batches(accepted)) await inside.items.insert(batch.map(({ row }) => itemOf(row, companyId, now)))
}

const nameOf = (file: Blob): string => (file instanceof File ? file.name : '')

/**
 * Creates an item of each row, in batches within one transaction with the upload's key: all that is kept of an upload is kept together, and
 * its key answers the same again (decision 0281).
 */
export const uploadItems = async (
  store: Store,
  clock: Clock,
  member: Member,
  { payload, file, upload_key, mode }: Upload,
): Promise<Result<UploadResult, UploadRefusal>> => {
  const { companyId, account } = member
  const read = await readRows(payload)
  if (!read.ok) return read
  const now = clock()
  const at = now.toISOString()
  const key = upload_key === '' ? newId(now.getTime()) : upload_key
  const contentHash = sha256(JSON.stringify([mode, read.value]))
  const checked = await checkRows(read.value)
  return store.transaction<UploadResult, UploadRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const earlier = await inside.itemUploads.byKey(companyId, key)
    if (earlier !== null)
      return earlier.contentHash === contentHash ? succeed(earlier.result) : fail({ reason: 'upload.changed' })
    const { accepted, refused } = await withoutTaken(inside, companyId, checked)
    const kept = mode === 'all' && refused.length > 0 ? [] : accepted
    await insertAll(inside, companyId, kept, now)
    const total = read.value.length
    const result = { total, success: kept.length, failed: total - kept.length, rows: [...refused] }
    await inside.itemUploads.add(
      companyId,
      key,
      { contentHash, result },
      at,
      new Date(now.getTime() - keptFor).toISOString(),
    )
    const detail = { file: nameOf(file), total, success: result.success, failed: result.failed }
    await inside.audit.append({
      at,
      companyId,
      accountId: account.id,
      action: 'items.uploaded',
      subjectId: key,
      detail,
    })
    return succeed(result)
  })
}
