import type { ApiClient } from '../../../api/client.ts'
import { failureOf } from '../../../api/failureError.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import type { Failure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { SavingFailure } from '../../../domain/spreadsheet.ts'
import { saveSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import type { SheetShape } from '../../../spreadsheets/writing/frame.ts'
import { itemPages } from './itemPages.ts'
import { itemCells } from './itemSheet.ts'

type ExportFailure = Failure | SavingFailure | { readonly code: 'nothing' }

interface Exporting {
  readonly api: ApiClient
  readonly place: ListPlace
  readonly sheet: SheetShape
  readonly total: number
  /** `YYYYMMDDhhmmss`. */
  readonly timestamp: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Writes every item that the list shows to `ITEM_LIST_<timestamp>.xlsx`, page by page. Straight from a click: the browser may ask for a place. */
export const exportItems = async ({
  api,
  place,
  sheet,
  total,
  timestamp,
  signal,
  onProgress,
}: Exporting): Promise<Result<number, ExportFailure>> => {
  if (total === 0) return fail({ code: 'nothing' })
  const pages = async function* () {
    for await (const { items } of itemPages(api, place, signal)) yield items.map(itemCells)
  }
  try {
    const saved = await saveSpreadsheet({
      fileName: `ITEM_LIST_${timestamp}.xlsx`,
      sheet,
      pages: pages(),
      total,
      signal,
      onProgress: ({ rows }) => onProgress(rows / total),
    })
    return saved.ok ? succeed(saved.value) : saved
  } catch (error) {
    return fail(failureOf(error))
  }
}
