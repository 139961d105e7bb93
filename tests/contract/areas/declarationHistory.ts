import { declarationHistories, type calls } from '../../../src/api/contract/declarationHistory.ts'
import type { CallTests } from '../support/callTests.ts'
import { familyGrounds } from '../support/declarations.ts'
import { historyTests } from '../support/families/history.ts'

const eInvoice = historyTests(declarationHistories.eInvoice, familyGrounds.eInvoice)
const eDocument = historyTests(declarationHistories.eDocument, familyGrounds.eDocument)
const pit = historyTests(declarationHistories.pit, familyGrounds.pit)

export const tests: CallTests<typeof calls> = {
  declarationTimeline: eInvoice.timeline,
  downloadDeclarationMessage: eInvoice.message,
  filedDeclaration: eInvoice.filed,
  declarationVerification: eInvoice.verification,
  eDocumentDeclarationTimeline: eDocument.timeline,
  downloadEDocumentDeclarationMessage: eDocument.message,
  filedEDocumentDeclaration: eDocument.filed,
  eDocumentDeclarationVerification: eDocument.verification,
  pitDeclarationTimeline: pit.timeline,
  downloadPitDeclarationMessage: pit.message,
  filedPitDeclaration: pit.filed,
  pitDeclarationVerification: pit.verification,
}
