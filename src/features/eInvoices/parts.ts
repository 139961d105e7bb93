import { bulkPartsOf, listPartsOf } from '../../documents/list/listPartsOf.tsx'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'

const filingTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** A part with the texts of form, signature and submission. */
const filingPart = <Module>(load: () => Promise<Module>): Part<Module> => translatedPart(load, filingTexts)

/** In place of the rows where there are none. */
export const noInvoice = translatedPart(
  () => import('./empty/NoInvoice.tsx'),
  import.meta.glob<TextFile>('./empty/texts/*.po'),
)

/** The toolbar's menu for what is done with the selection beside issuing and deleting. */
export const listMatters = translatedPart(
  () => import('./matters/ListMatters.tsx'),
  import.meta.glob<TextFile>(['./matters/texts/*.po', '../../documents/{issueAll,statusCheck}/texts/*.po']),
)

/** The command that makes many invoices of a spreadsheet, and what it opens. */
export const uploadEntry = translatedPart(
  () => import('./upload/entry/UploadEntry.tsx'),
  import.meta.glob<TextFile>('./upload/entry/texts/*.po'),
)
export const uploadScreen = translatedPart(
  () => import('./upload/InvoiceUploadScreen.tsx'),
  async () => (await import('./uploadTexts.ts')).uploadTexts,
)

/** Writes the lines of the list's invoices to a spreadsheet. */
export const linesExport = translatedPart(
  () => import('./export/LinesExport.tsx'),
  import.meta.glob<TextFile>(['./{,export/}texts/*.po', '../../records/export/texts/*.po']),
)

/** What opens over lists and pages, each a chunk of its own. */
export const historyDialog = filingPart(() => import('./history/HistoryDialog.tsx'))
export const resendDialog = filingPart(() => import('./resend/ResendDialog.tsx'))
export const correctionDialog = filingPart(() => import('./correction/CorrectInvoice.tsx'))
export const togetherDialog = filingPart(() => import('./correction/several/CorrectTogether.tsx'))
export const conversionDialog = filingPart(() => import('./conversion/ConversionDialog.tsx'))

const kind = {
  provider: async () => (await import('./kind/FiledInvoices.tsx')).FiledInvoices,
  filingTexts,
  filingPart,
}

export const listParts = listPartsOf(kind, bulkPartsOf(kind))
