import * as v from 'valibot'
import { archiveCalls, askedArchive } from './documents/archives.ts'
import { pitCertificates } from './pitCertificateCollection.ts'
import { certificateNarrowing } from './pitCertificates.ts'
import { pitStaffWith } from './pitStaff.ts'

/**
 * `selected` are certificates by their ids, `list` those of the list as it is narrowed, `person` all of one with what they say, always as a
 * zip. What the others need is left out.
 */
const wantedSchema = v.strictObject({
  of: v.picklist(['selected', 'list', 'person']),
  convert_yn: v.optional(v.picklist(['Y', 'N']), 'N'),
  ...askedArchive,
  ...certificateNarrowing,
})
export type WantedArchive = v.InferOutput<typeof wantedSchema>

export const pitCertificateArchives = archiveCalls(pitCertificates, {
  path: '/api/wtx/ca/v1/e-pit/certificate-archives',
  downloadPath: '/api/wtx/ca/v1/download/epit/archive',
  access: pitStaffWith('pit-certificate.amounts'),
  body: wantedSchema,
  summary:
    'Begins a file of the PDFs of many certificates: a zip, one PDF of all, or a zip of everything about one person; it takes the place of the one before',
  tooMany: 'pitCertificate.tooManyPrints',
  running: 'pitCertificate.archiveRunning',
  source: 'chosen (docs/decisions/0501)',
})

export const calls = {
  startPitCertificateArchive: pitCertificateArchives.start,
  readPitCertificateArchive: pitCertificateArchives.read,
  dropPitCertificateArchive: pitCertificateArchives.drop,
  downloadPitCertificateArchive: pitCertificateArchives.download,
}
