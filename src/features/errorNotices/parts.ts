import { bulkPartsOf, listPartsOf } from '../../documents/list/listPartsOf.tsx'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'

const filingTexts = async () => (await import('./filingTexts.ts')).filingTexts

const kind = {
  provider: async () => (await import('./kind/FiledNotices.tsx')).FiledNotices,
  filingTexts,
  filingPart: <Module>(load: () => Promise<Module>): Part<Module> => translatedPart(load, filingTexts),
}

/** What opens over the list, each a chunk of its own. */
export const listParts = listPartsOf(kind, bulkPartsOf(kind))
