import { downloadPitCertificateXml, pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import { pitCertificateArchives, type WantedArchive } from '../../../src/api/contract/pitCertificateArchives.ts'
import { pitCertificateChecks } from '../../../src/api/contract/pitCertificateChecks.ts'
import { pitCertificateCorrections } from '../../../src/api/contract/pitCertificateCorrections.ts'
import { pitCertificateHistory, pitCertificateUnfinished } from '../../../src/api/contract/pitCertificateHistory.ts'
import { pitCertificateMatters } from '../../../src/api/contract/pitCertificateMatters.ts'
import { pitCertificatePayroll } from '../../../src/api/contract/pitCertificatePayroll.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import { archiveRoutes } from '../../documentRoutes/archives.ts'
import { formRoutes } from '../../documentRoutes/form.ts'
import { filedRoutes } from '../../documentRoutes/filed.ts'
import { numberRoutes } from '../../documentRoutes/numbers.ts'
import { signedXmlRoute } from '../../documentRoutes/output.ts'
import { sendingRoutes } from '../../documentRoutes/sending.ts'
import type { AreaParts } from '../../area.ts'
import type { Archives } from '../../documentArchives/archives.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { checkCertificates } from './checkToIssue.ts'
import { correctionsAnswer } from './correctionsAnswer.ts'
import { detailOf } from './detail.ts'
import { certificateCollection } from './keptPitCertificates.ts'
import { resendEmail, symbolsOn } from './matters.ts'
import { certificateNumbers } from './numbering.ts'
import { mailRoutes } from './routes/mails.ts'
import { listedRoutes } from './routes/list.ts'
import { printRoutes } from './routes/print.ts'
import { rightsRoutes } from './routes/rights.ts'
import { draftHead, issueHead } from './payroll/checkRows.ts'
import { uploadPayroll } from './payroll/upload.ts'
import type { Reads } from './reads.ts'
import type { Repositories } from './store/repositories.ts'

interface Parts extends AreaParts<Repositories & RunRepositories> {
  readonly links: DownloadLinks
  /** To PDFs. */
  readonly pdfLinks: DownloadLinks
  readonly archives: Archives<WantedArchive>
  /** To files of many PDFs. */
  readonly archiveLinks: DownloadLinks
  readonly envelope: PasswordEnvelope
  readonly reads: Reads
}

const filedCalls = {
  history: pitCertificateHistory,
  unfinished: pitCertificateUnfinished,
  runs: pitCertificateFiling.runs,
  filing: pitCertificateFiling,
}

const filled = (parts: Parts): readonly Route[] => [
  ...formRoutes(
    certificateCollection,
    pitCertificateFiling,
    {
      detail: (companyId, id) => detailOf(parts, companyId, id),
      contentOf: ({ version: _version, unfinished: _unfinished, ...content }) => content,
      saved: ({ id, contentHash }) => ({ sid: id, version: contentHash }),
      generated: ({ document, contentHash, xml, signId, reqKey, number }) => ({
        sid: document.id,
        version: contentHash,
        inv_no: number === null ? '' : String(number),
        xml_data: xml,
        sign_id: signId,
        req_key: reqKey,
      }),
    },
    { ...parts, onRead: parts.reads.onRead },
  ),
  ...sendingRoutes(
    certificateCollection,
    pitCertificateFiling,
    {
      sent: ({ document, reqKey }) => ({ sid: document.id, req_key: reqKey, etax_status: 'sent' }),
      found: (reqKey, isSent, { id, status }) => ({
        req_key: reqKey,
        state: isSent ? ('issued' as const) : ('generated' as const),
        sid: id,
        etax_status: status,
      }),
    },
    parts,
  ),
]

const matters = ({ store, clock, reads }: Parts): readonly Route[] => [
  companyRoute(pitCertificateMatters.checkStatus, async ({ body: { sid } }, { companyId }) =>
    succeed({ certificates: [...(await store.pitCertificates.standing(companyId, sid))] }),
  ),
  companyRoute(pitCertificateMatters.existIssued, async ({ params: { id } }, { companyId }) => {
    const certificate = await store.pitCertificates.byId(companyId, id)
    if (certificate === null) return fail({ reason: 'record.absent' })
    const chain = await store.pitCertificates.chainOf(companyId, id)
    const own = chain.map((each) => each.id)
    const found = await store.pitCertificates.similar(companyId, certificate.content, [id, ...own])
    return succeed({ exists: found.length > 0, certificates: [...found] })
  }),
  companyRoute(pitCertificateMatters.resendEmail, ({ body }, member) => resendEmail({ store, clock }, member, body)),
  companyRoute(pitCertificateMatters.people, async ({ body: { search_value } }, { companyId }) =>
    succeed({ people: [...(await store.pitCertificatePeople.find(companyId, searchWords(search_value), mostPeople))] }),
  ),
  companyRoute(pitCertificateCorrections, async ({ params: { id } }, member) => {
    const answer = await correctionsAnswer(store, member, id)
    if (answer === null) return fail({ reason: 'record.absent' })
    if (answer.amounts !== null) await reads.onRead(member, id, 'content')
    return succeed(answer)
  }),
  companyRoute(pitCertificateMatters.symbols, async ({ query: { inv_date } }, { companyId }) =>
    succeed({ symbols: await symbolsOn(store, companyId, inv_date) }),
  ),
]

const payrolls = ({ store, clock }: Parts): readonly Route[] => [
  companyRoute(pitCertificatePayroll.uploadDraft, ({ body }, member) =>
    uploadPayroll(store, clock, member, { ...body, purpose: 'draft' }, draftHead(store, clock)),
  ),
  companyRoute(pitCertificatePayroll.uploadIssue, ({ body }, member) =>
    uploadPayroll(store, clock, member, { ...body, purpose: 'issue' }, issueHead(store, clock)),
  ),
  companyRoute(pitCertificateChecks.checkToIssue, ({ body }, member) => checkCertificates(store, clock, member, body)),
]

const mostPeople = 20

/** Calls about PIT certificates (seed 002 §7.17). */
export const certificateRoutes = (parts: Parts): readonly Route[] => {
  const noted = { ...parts, onRead: parts.reads.onRead }
  return [
    ...listedRoutes(parts),
    ...filled(parts),
    ...matters(parts),
    ...payrolls(parts),
    ...rightsRoutes(parts),
    ...filedRoutes(certificateCollection, filedCalls, pitCertificateUnfinished.keep.body.entries.content, noted),
    ...numberRoutes(certificateNumbers, pitCertificateFiling.numbers, parts),
    ...printRoutes(parts),
    ...archiveRoutes(
      pitCertificateArchives,
      { tooMany: 'pitCertificate.tooManyPrints', archiveRunning: 'pitCertificate.archiveRunning' },
      parts,
    ),
    ...mailRoutes(parts),
    signedXmlRoute(certificateCollection, downloadPitCertificateXml, 'pit-certificate.xml', noted),
  ]
}
