import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { archiveStates, mostInArchive } from '../../domain/pitCertificate/archive.ts'
import { describeCall, noBody, none, streamed } from './call.ts'
import { askedDays } from './documents/list.ts'
import { linkParams } from './documents/output.ts'
import { idSchema } from './ids.ts'
import { searchValueSchema } from './paging.ts'
import { pitStaffWith } from './pitStaff.ts'
import { certificateNarrowing } from './pitCertificates.ts'

const path = '/api/wtx/ca/v1/e-pit/certificate-archives'
const access = pitStaffWith('pit-certificate.amounts')
const source = 'chosen (docs/decisions/0501)'

/**
 * `selected` are certificates by their ids, `list` those of the list as it is narrowed, `person` all of one with what they say, always as a
 * zip. What the others need is left out.
 */
const wantedSchema = v.strictObject({
  of: v.picklist(['selected', 'list', 'person']),
  form: v.optional(v.picklist(['zip', 'pdf']), 'zip'),
  convert_yn: v.optional(v.picklist(['Y', 'N']), 'N'),
  sid: v.optional(listOf(idSchema, mostInArchive), []),
  ...askedDays,
  search_value: searchValueSchema,
  ...certificateNarrowing,
})
export type WantedArchive = v.InferOutput<typeof wantedSchema>

const archiveSchema = v.object({
  id: v.string(),
  state: v.picklist(archiveStates),
  /** Certificates that are drawn, of how many. */
  done: v.number(),
  total: v.number(),
  /** Those that have no print or could not be drawn. */
  left_out: v.number(),
  bytes: v.number(),
  /** A path that is valid for a while, once the file is ready. */
  url: v.nullable(v.string()),
})
export type PitCertificateArchive = v.InferOutput<typeof archiveSchema>

const start = describeCall({
  name: 'pitCertificates.startArchive',
  summary:
    'Begins a file of the PDFs of many certificates: a zip, one PDF of all, or a zip of everything about one person; it takes the place of the one before',
  method: 'POST',
  path,
  access,
  params: none,
  query: none,
  body: wantedSchema,
  answer: archiveSchema,
  refusals: ['record.absent', 'pitCertificate.tooManyPrints', 'pitCertificate.archiveRunning'],
  source,
})

const read = describeCall({
  name: 'pitCertificates.readArchive',
  summary: 'How far the file of whoever asks has got; null where there is none, as after an hour or a restart',
  method: 'GET',
  path,
  access,
  params: none,
  query: none,
  body: noBody,
  answer: v.object({ archive: v.nullable(archiveSchema) }),
  refusals: [],
  source,
})

const drop = describeCall({
  name: 'pitCertificates.dropArchive',
  summary: 'Cancels the file of whoever asks, or removes it; nothing happens where it is gone',
  method: 'DELETE',
  path,
  access,
  params: none,
  query: none,
  body: v.strictObject({ id: idSchema }),
  answer: v.object({ dropped: v.boolean() }),
  refusals: [],
  source,
})

const download = describeCall({
  name: 'pitCertificates.downloadArchive',
  summary: 'The file by a link that the server has made and signed, to whoever began it',
  method: 'GET',
  path: '/api/wtx/ca/v1/download/epit/archive/:id/:expires/:hash',
  access,
  params: linkParams,
  query: none,
  body: noBody,
  document: 'application/octet-stream',
  answer: v.object({ filename: v.string(), content: streamed }),
  refusals: ['record.absent', 'link.expired'],
  source,
})

export const pitCertificateArchives = { start, read, drop, download }

export const calls = {
  startPitCertificateArchive: start,
  readPitCertificateArchive: read,
  dropPitCertificateArchive: drop,
  downloadPitCertificateArchive: download,
}
