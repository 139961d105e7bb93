import { bulkPartsOf, listPartsOf } from '../../documents/list/listPartsOf.tsx'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'

const filingTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** A part with the texts of form, signature and submission. */
export const filingPart = <Module>(load: () => Promise<Module>): Part<Module> => translatedPart(load, filingTexts)

/** In place of the rows where there are none. */
export const noDeclaration = translatedPart(
  () => import('./empty/NoDeclaration.tsx'),
  import.meta.glob<TextFile>('./empty/texts/*.po'),
)

/** The toolbar's menu for what is done with the selection beside sending and deleting. */
export const listOutput = translatedPart(
  () => import('./output/DeclarationOutput.tsx'),
  import.meta.glob<TextFile>(['./output/texts/*.po', '../../documents/output/texts/*.po']),
)

/** What opens over the list, each a chunk of its own. */
export const formScreen = filingPart(() => import('./form/DeclarationFormScreen.tsx'))
export const sendCorrectedDialog = filingPart(() => import('./history/SendCorrectedDialog.tsx'))
export const printDialog = filingPart(() => import('./output/PrintSelected.tsx'))
export const downloadDialog = filingPart(() => import('./output/DownloadSelected.tsx'))

const kind = {
  provider: async () => (await import('./kind/FiledDeclarations.tsx')).FiledDeclarations,
  filingTexts,
  filingPart,
}

export const listParts = listPartsOf(kind, bulkPartsOf(kind))
