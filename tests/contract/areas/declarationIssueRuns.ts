import { declarationIssueRuns, type calls } from '../../../src/api/contract/declarationIssueRuns.ts'
import type { CallTests } from '../support/callTests.ts'
import { familyGrounds } from '../support/declarations.ts'
import { issueRunTests } from '../support/families/issueRuns.ts'

const eInvoice = issueRunTests(declarationIssueRuns.eInvoice, familyGrounds.eInvoice)
const eDocument = issueRunTests(declarationIssueRuns.eDocument, familyGrounds.eDocument)
const pit = issueRunTests(declarationIssueRuns.pit, familyGrounds.pit)

export const tests: CallTests<typeof calls> = {
  listIssueRuns: eInvoice.list,
  readIssueRun: eInvoice.read,
  startIssueRun: eInvoice.start,
  resumeIssueRun: eInvoice.resume,
  cancelIssueRun: eInvoice.cancel,
  pauseIssueRun: eInvoice.pause,
  putAwayIssueRun: eInvoice.putAway,
  listEDocumentIssueRuns: eDocument.list,
  readEDocumentIssueRun: eDocument.read,
  startEDocumentIssueRun: eDocument.start,
  resumeEDocumentIssueRun: eDocument.resume,
  cancelEDocumentIssueRun: eDocument.cancel,
  pauseEDocumentIssueRun: eDocument.pause,
  putAwayEDocumentIssueRun: eDocument.putAway,
  listPitIssueRuns: pit.list,
  readPitIssueRun: pit.read,
  startPitIssueRun: pit.start,
  resumePitIssueRun: pit.resume,
  cancelPitIssueRun: pit.cancel,
  pausePitIssueRun: pit.pause,
  putAwayPitIssueRun: pit.putAway,
}
