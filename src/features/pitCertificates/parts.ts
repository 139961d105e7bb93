import { bulkPartsOf, listPartsOf } from '../../documents/list/listPartsOf.tsx'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import type { Part } from '../../ui/part/part.ts'

const filingTexts = async () => (await import('./filingTexts.ts')).filingTexts

/** A part with the texts of form, signature and submission. */
const filingPart = <Module>(load: () => Promise<Module>): Part<Module> => translatedPart(load, filingTexts)

/** In place of the rows where there are none. */
export const noCertificate = translatedPart(
  () => import('./empty/NoCertificate.tsx'),
  import.meta.glob<TextFile>(['./{empty,overview}/texts/*.po']),
)

/** The toolbar's menu for what is done with the selection beside issuing, deleting, printing and downloading. */
export const listMatters = translatedPart(
  () => import('./matters/CertificateMatters.tsx'),
  import.meta.glob<TextFile>(['./matters/texts/*.po', '../../documents/{issueAll,statusCheck}/texts/*.po']),
)

/** The command that makes many certificates of a payroll, and what it opens. */
export const payrollEntry = translatedPart(
  () => import('./payroll/entry/PayrollEntry.tsx'),
  import.meta.glob<TextFile>('./payroll/entry/texts/*.po'),
)
export const payrollScreen = translatedPart(
  () => import('./payroll/PayrollScreen.tsx'),
  async () => (await import('./payrollTexts.ts')).payrollTexts,
)

/** What opens over the list, each a chunk of its own. */
export const historyDialog = filingPart(() => import('./history/HistoryDialog.tsx'))
export const resendDialog = filingPart(() => import('./resend/ResendDialog.tsx'))
export const correctionDialog = filingPart(() => import('./correction/CorrectCertificate.tsx'))

const kind = {
  provider: async () => (await import('./kind/FiledCertificates.tsx')).FiledCertificates,
  filingTexts,
  filingPart,
}

export const listParts = listPartsOf(kind, bulkPartsOf(kind))
