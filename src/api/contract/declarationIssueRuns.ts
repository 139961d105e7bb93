import { byCollection, declarationKind } from './declarationCollection.ts'
import { issueRunCalls } from './documents/issueRuns.ts'

/** The calls about runs that sign and register many declarations of a collection. */
export const declarationIssueRuns = byCollection((collection) => issueRunCalls(collection, declarationKind))

export const calls = {
  listIssueRuns: declarationIssueRuns.eInvoice.list,
  readIssueRun: declarationIssueRuns.eInvoice.read,
  startIssueRun: declarationIssueRuns.eInvoice.start,
  resumeIssueRun: declarationIssueRuns.eInvoice.resume,
  cancelIssueRun: declarationIssueRuns.eInvoice.cancel,
  pauseIssueRun: declarationIssueRuns.eInvoice.pause,
  putAwayIssueRun: declarationIssueRuns.eInvoice.putAway,
  listEDocumentIssueRuns: declarationIssueRuns.eDocument.list,
  readEDocumentIssueRun: declarationIssueRuns.eDocument.read,
  startEDocumentIssueRun: declarationIssueRuns.eDocument.start,
  resumeEDocumentIssueRun: declarationIssueRuns.eDocument.resume,
  cancelEDocumentIssueRun: declarationIssueRuns.eDocument.cancel,
  pauseEDocumentIssueRun: declarationIssueRuns.eDocument.pause,
  putAwayEDocumentIssueRun: declarationIssueRuns.eDocument.putAway,
  listPitIssueRuns: declarationIssueRuns.pit.list,
  readPitIssueRun: declarationIssueRuns.pit.read,
  startPitIssueRun: declarationIssueRuns.pit.start,
  resumePitIssueRun: declarationIssueRuns.pit.resume,
  cancelPitIssueRun: declarationIssueRuns.pit.cancel,
  pausePitIssueRun: declarationIssueRuns.pit.pause,
  putAwayPitIssueRun: declarationIssueRuns.pit.putAway,
}
