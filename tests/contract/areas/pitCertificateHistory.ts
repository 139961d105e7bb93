import {
  pitCertificateHistory,
  pitCertificateUnfinished,
  type calls,
} from '../../../src/api/contract/pitCertificateHistory.ts'
import type { CallTests } from '../support/callTests.ts'
import { historyTests } from '../support/families/history.ts'
import { unfinishedTests } from '../support/families/unfinished.ts'
import { certificateContent, pitCertificateGround } from '../support/pitCertificates.ts'

const history = historyTests(pitCertificateHistory, pitCertificateGround)
const unfinished = unfinishedTests(pitCertificateUnfinished, pitCertificateGround, certificateContent)

export const tests: CallTests<typeof calls> = {
  pitCertificateTimeline: history.timeline,
  downloadPitCertificateMessage: history.message,
  filedPitCertificate: history.filed,
  pitCertificateVerification: history.verification,
  listUnfinishedPitCertificates: unfinished.list,
  readUnfinishedPitCertificate: unfinished.read,
  keepUnfinishedPitCertificate: unfinished.keep,
  discardUnfinishedPitCertificate: unfinished.discard,
}
