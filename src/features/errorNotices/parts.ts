import { bulkPartsOf, listPartsOf } from '../../documents/list/listPartsOf.tsx'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'

const filingTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** A part with the texts of form, signature and submission. */
const filingPart = <Module>(load: () => Promise<Module>): Part<Module> => translatedPart(load, filingTexts)

/** What opens over the list, each a chunk of its own. */
export const deleteDialog = filingPart(() => import('./list/DeleteDrafts.tsx'))

const kind = {
  provider: async () => (await import('./kind/FiledNotices.tsx')).FiledNotices,
  filingTexts,
}

export const listParts = listPartsOf(kind, bulkPartsOf(kind))
