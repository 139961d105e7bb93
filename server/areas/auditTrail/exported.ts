import { mostExported, type AuditEntry } from '../../../src/api/contract/auditTrail.ts'
import { csvHead, csvLines } from './csv.ts'
import type { AuditTrail, TrailFilter } from './store/entries.ts'

/** Entries that are read at once. */
const partSize = 200

/** Bytes that an export holds at most: a part of the longest entries, read and written, and one that is being sent. */
export const heldByExport = 4 * 1024 * 1024

const encoder = new TextEncoder()

/** The newest entries as CSV, each part of them read when the part before has been taken. */
export const exported = (
  trail: Pick<AuditTrail, 'newest'>,
  companyId: string,
  filter: TrailFilter,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let last: Pick<AuditEntry, 'at' | 'id'> | null = null
  let left = mostExported
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => controller.enqueue(encoder.encode(csvHead)),
      async pull(controller) {
        const most = Math.min(partSize, left)
        const entries: readonly AuditEntry[] =
          most === 0 ? [] : await trail.newest(companyId, filter, { before: last, most })
        left -= entries.length
        last = entries.at(-1) ?? null
        if (entries.length > 0) controller.enqueue(encoder.encode(csvLines(entries)))
        if (entries.length < most || left === 0) controller.close()
      },
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  )
}
