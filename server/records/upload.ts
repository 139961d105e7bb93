import { setImmediate } from 'node:timers/promises'
import type { UploadMode, UploadResult } from '../../src/api/contract/upload.ts'
import { recordCodeKey } from '../../src/domain/recordCode.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Companies } from '../companies/companies.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import { sha256 } from '../secrets/signedText.ts'
import { newId } from '../store/identifiers.ts'
import type { Transactions } from '../store/store.ts'
import type { Uploads } from './uploads.ts'

export interface Upload {
  readonly payload: string | Blob
  readonly file: Blob
  readonly upload_key: string
  readonly mode: UploadMode
}

/** Milliseconds for which an upload can be asked for by its key. */
const keptFor = 7 * 86_400_000

/** Rows that are checked, looked up and inserted at once. */
const batchSize = 500

interface Shared {
  readonly companies: Pick<Companies, 'hold'>
  readonly audit: Pick<Audit, 'append'>
}

interface Parts<Inside> {
  readonly store: Transactions<Inside>
  readonly clock: Clock
  readonly member: Member
}

interface CellProblem {
  readonly field: string
  readonly message: string
}

/** The upload of many records of a company, in the steps that are its area's. */
export interface Uploading<Inside, Row> {
  readonly uploads: (inside: Inside) => Uploads
  /** The rows of the payload: size only. */
  readonly read: (payload: string | Blob) => Promise<Result<readonly Row[], ServerRefusal<'fields.invalid'>>>
  /** A row as it is kept, and what is wrong with it by itself. */
  readonly check: (row: Row) => { readonly kept: Row; readonly problems: readonly CellProblem[] }
  /** The field of the code, which no two records of a company have alike. */
  readonly codeField: keyof Row & string
  /** The code of a row; an empty one is given later. */
  readonly codeOf: (row: Row) => string
  readonly takenCodes: (inside: Inside, codes: readonly string[]) => Promise<ReadonlySet<string>>
  /** Inserts at most 500 records. */
  readonly insert: (inside: Inside, rows: readonly Row[], now: Date) => Promise<void>
  readonly action: string
}

type RefusedRow = UploadResult['rows'][number]

interface Placed<Row> {
  readonly place: number
  readonly row: Row
}

interface Sorted<Row> {
  readonly accepted: readonly Placed<Row>[]
  readonly refused: readonly RefusedRow[]
}

const batches = function* <Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let at = 0; at < values.length; at += batchSize) yield values.slice(at, at + batchSize)
}

/** What the rows say against themselves: broken rules, and codes that stood there before. Other requests get their turn between batches. */
const checkRows = async <Inside, Row>(
  rows: readonly Row[],
  { check, codeField, codeOf }: Uploading<Inside, Row>,
): Promise<Sorted<Row>> => {
  const seen = new Set<string>()
  const accepted: Placed<Row>[] = []
  const refused: RefusedRow[] = []
  for (const [place, sent] of rows.entries()) {
    if (place % batchSize === 0) await setImmediate()
    const { kept: row, problems } = check(sent)
    const [problem] = problems
    if (problem !== undefined) {
      refused.push({ row: place, ...problem })
      continue
    }
    const key = recordCodeKey(codeOf(row))
    if (key !== '' && seen.has(key))
      refused.push({ row: place, field: codeField, message: `${codeField}_is_duplicate` })
    else accepted.push({ place, row })
    seen.add(key)
  }
  return { accepted, refused }
}

/** Takes out the rows whose code a record of the company has. */
const withoutTaken = async <Inside, Row>(
  inside: Inside,
  sorted: Sorted<Row>,
  { codeField, codeOf, takenCodes }: Uploading<Inside, Row>,
): Promise<Sorted<Row>> => {
  const taken = new Set<string>()
  const codes = sorted.accepted.map(({ row }) => codeOf(row)).filter((code) => code !== '')
  for (const batch of batches(codes)) for (const code of await takenCodes(inside, batch)) taken.add(code)
  const { free = [], known = [] } = Object.groupBy(sorted.accepted, ({ row }) =>
    taken.has(codeOf(row)) ? 'known' : 'free',
  )
  const exists = known.map(({ place }) => ({ row: place, field: codeField, message: `${codeField}_is_taken` }))
  return { accepted: free, refused: [...sorted.refused, ...exists].toSorted((one, other) => one.row - other.row) }
}

/** A code that is given is none that stands in a later row. */
const withCodesFirst = <Inside, Row>(rows: readonly Placed<Row>[], { codeOf }: Uploading<Inside, Row>) => {
  const { own = [], open = [] } = Object.groupBy(rows, ({ row }) => (codeOf(row) === '' ? 'open' : 'own'))
  return [...own, ...open]
}

const nameOf = (file: Blob): string => (file instanceof File ? file.name : '')

const oldestAt = (now: Date): string => new Date(now.getTime() - keptFor).toISOString()

/**
 * Creates a record of each row, in batches within one transaction with the upload's key: all that is kept of an upload is kept together, and
 * its key answers the same again (decision 0281).
 */
export const uploadRecords = async <Inside extends Shared, Row>(
  { store, clock, member: { companyId, account } }: Parts<Inside>,
  { payload, file, upload_key, mode }: Upload,
  steps: Uploading<Inside, Row>,
): Promise<Result<UploadResult, ServerRefusal<'fields.invalid' | 'upload.changed'>>> => {
  const read = await steps.read(payload)
  if (!read.ok) return read
  const now = clock()
  const at = now.toISOString()
  const key = upload_key === '' ? newId(now.getTime()) : upload_key
  const contentHash = sha256(JSON.stringify([mode, read.value]))
  const checked = await checkRows(read.value, steps)
  return store.transaction<UploadResult, ServerRefusal<'upload.changed'>>(async (inside) => {
    await inside.companies.hold(companyId)
    const uploads = steps.uploads(inside)
    const earlier = await uploads.byKey(companyId, key)
    if (earlier !== null)
      return earlier.contentHash === contentHash ? succeed(earlier.result) : fail({ reason: 'upload.changed' })
    const { accepted, refused } = await withoutTaken(inside, checked, steps)
    const kept = mode === 'all' && refused.length > 0 ? [] : withCodesFirst(accepted, steps)
    for (const batch of batches(kept))
      await steps.insert(
        inside,
        batch.map(({ row }) => row),
        now,
      )
    const total = read.value.length
    const result = { total, success: kept.length, failed: total - kept.length, rows: [...refused] }
    await uploads.add(companyId, key, { contentHash, result }, at, oldestAt(now))
    const detail = { file: nameOf(file), total, success: result.success, failed: result.failed }
    await inside.audit.append({ at, companyId, accountId: account.id, action: steps.action, subjectId: key, detail })
    return succeed(result)
  })
}

/** No SHA-256: nothing can be uploaded under a key that was settled before it was used. */
const nothing = 'none'

/**
 * What became of an upload whose answer was lost. Where there is none, the key is closed: a request that is still on its way cannot make
 * the records any more, so that the same rows can be sent under another key (decision 0281).
 */
export const settleUpload = async <Inside extends Pick<Shared, 'companies'>>(
  { store, clock, member: { companyId } }: Parts<Inside>,
  key: string,
  uploadsOf: (inside: Inside) => Uploads,
): Promise<Result<{ readonly result: UploadResult | null }, never>> =>
  store.transaction<{ readonly result: UploadResult | null }, never>(async (inside) => {
    await inside.companies.hold(companyId)
    const uploads = uploadsOf(inside)
    const found = await uploads.byKey(companyId, key)
    if (found !== null) return succeed({ result: found.contentHash === nothing ? null : found.result })
    const now = clock()
    const closed = { contentHash: nothing, result: { total: 0, success: 0, failed: 0, rows: [] } }
    await uploads.add(companyId, key, closed, now.toISOString(), oldestAt(now))
    return succeed({ result: null })
  })

/** Forgets uploads that nobody can ask for any more. */
export const forgetUploads = (uploads: Uploads, clock: Clock): Promise<void> => uploads.removeOlder(oldestAt(clock()))
