import type { ApiClient } from '../../../api/client.ts'
import { failureOf } from '../../../api/failureError.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { fail } from '../../../domain/result.ts'
import type { Writing, Written } from '../../../records/export/ExportDialog.tsx'
import { saveSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import type { SheetShape } from '../../../spreadsheets/writing/frame.ts'
import { itemPages } from './itemPages.ts'
import { itemCells, type FlagWords } from './itemSheet.ts'

interface Exporting extends Writing {
  readonly api: ApiClient
  readonly place: ListPlace
  readonly sheet: SheetShape
  readonly words: FlagWords
  readonly total: number
}

/** Writes every item that the list shows to `ITEM_LIST_<timestamp>.xlsx`, page by page. Straight from a click: the browser may ask for a place. */
export const exportItems = async ({
  api,
  place,
  sheet,
  words,
  total,
  timestamp,
  signal,
  onProgress,
}: Exporting): Promise<Written> => {
  if (total === 0) return fail({ code: 'nothing' })
  const pages = async function* () {
    for await (const { items } of itemPages(api, place, signal)) yield items.map((item) => itemCells(item, words))
  }
  try {
    return await saveSpreadsheet({
      fileName: `ITEM_LIST_${timestamp}.xlsx`,
      sheet,
      pages: pages(),
      total,
      signal,
      onProgress: ({ rows }) => onProgress(rows / total),
    })
  } catch (error) {
    return fail(failureOf(error))
  }
}
