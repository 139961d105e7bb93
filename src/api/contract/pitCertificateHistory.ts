import * as v from 'valibot'
import { certificateEntries, readCertificateEntries } from '../../domain/pitCertificate/content.ts'
import { historyCalls } from './documents/history.ts'
import { unfinishedCalls } from './documents/unfinished.ts'
import { pitCertificateKind, pitCertificates } from './pitCertificateCollection.ts'

export const pitCertificateHistory = historyCalls(pitCertificates, pitCertificateKind, v.object(readCertificateEntries))

export const pitCertificateUnfinished = unfinishedCalls(pitCertificates, {
  content: v.strictObject(certificateEntries),
  answered: v.object(readCertificateEntries),
})

export const calls = {
  pitCertificateTimeline: pitCertificateHistory.timeline,
  downloadPitCertificateMessage: pitCertificateHistory.message,
  filedPitCertificate: pitCertificateHistory.filed,
  pitCertificateVerification: pitCertificateHistory.verification,
  listUnfinishedPitCertificates: pitCertificateUnfinished.list,
  readUnfinishedPitCertificate: pitCertificateUnfinished.read,
  keepUnfinishedPitCertificate: pitCertificateUnfinished.keep,
  discardUnfinishedPitCertificate: pitCertificateUnfinished.discard,
}
