import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists, type DeclarationListItem } from '../../../api/contract/declarations.ts'
import { pageSizes } from '../../../api/contract/paging.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListExporting } from '../../../records/export/listExporting.ts'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationsAsked } from '../queries/declarations.ts'

/** A hundred pages: what a minute brings. */
const exportedAtMost = 10_000

/** How the list of a collection is written to a spreadsheet. */
export const declarationExporting = (
  api: ApiClient,
  collection: CollectionKey,
  sheetName: string,
): ListExporting<DeclarationListItem> => ({
  fileName: `${panelOfCollection[collection].replaceAll('-', '_').toUpperCase()}_LIST`,
  sheetName,
  most: exportedAtMost,
  pageSize: Math.max(...pageSizes),
  readPage: async (place, signal) =>
    valueOrThrow(await api.send(declarationLists[collection].list, { query: declarationsAsked(place) }, { signal }))
      .declarations,
})
