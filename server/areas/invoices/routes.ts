import { invoiceArchives, type WantedInvoices } from '../../../src/api/contract/invoiceArchives.ts'
import { invoiceChecks } from '../../../src/api/contract/invoiceChecks.ts'
import { correctionsOfInvoice } from '../../../src/api/contract/invoiceCorrections.ts'
import { downloadInvoiceXml, invoiceFiling } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceHistory, invoiceUnfinished } from '../../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters } from '../../../src/api/contract/invoiceMatters.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import type { Archives } from '../../documentArchives/archives.ts'
import { archiveRoutes } from '../../documentRoutes/archives.ts'
import { filedRoutes } from '../../documentRoutes/filed.ts'
import { formRoutes } from '../../documentRoutes/form.ts'
import { numberRoutes } from '../../documentRoutes/numbers.ts'
import { signedXmlRoute } from '../../documentRoutes/output.ts'
import { sendingRoutes } from '../../documentRoutes/sending.ts'
import { headIn } from '../../documents/collection.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { checkInvoices } from './checkToIssue.ts'
import { codedXml } from './codedXml.ts'
import { correctionsAnswer } from './correctionsAnswer.ts'
import { detailOf } from './detail.ts'
import { invoiceCollection } from './keptInvoices.ts'
import { mailsOf, resendEmail } from './mail/resend.ts'
import { invoiceNumbers } from './numbering.ts'
import { choiceRoutes } from './routes/choices.ts'
import { excelRoutes } from './routes/excel.ts'
import { linesRoutes } from './routes/lines.ts'
import { firstDay, listedRoutes } from './routes/list.ts'
import { conversionRoutes } from './routes/conversion.ts'
import { foreignRoutes } from './routes/foreign.ts'
import { printRoutes } from './routes/print.ts'
import { severalRoutes } from './routes/several.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { Repositories } from './store/repositories.ts'
import { issuedAfter, symbolsOn } from './symbols.ts'

interface Parts extends AreaParts<Repositories & RunRepositories> {
  readonly links: DownloadLinks
  /** To signed lists of several corrected invoices. */
  readonly listLinks: DownloadLinks
  /** To PDFs. */
  readonly pdfLinks: DownloadLinks
  /** To PDFs of those that are converted to paper. */
  readonly convertedLinks: DownloadLinks
  readonly archives: Archives<WantedInvoices>
  /** To files of many PDFs. */
  readonly archiveLinks: DownloadLinks
  readonly envelope: PasswordEnvelope
}

const filedCalls = {
  history: invoiceHistory,
  unfinished: invoiceUnfinished,
  runs: invoiceFiling.runs,
  filing: invoiceFiling,
}

const filled = (parts: Parts): readonly Route[] => [
  ...formRoutes(
    invoiceCollection,
    invoiceFiling,
    {
      detail: (companyId, id) => detailOf(parts, companyId, id),
      contentOf: ({ version: _version, unfinished: _unfinished, ...content }) => content,
      saved: ({ id, contentHash }) => ({ sid: id, version: contentHash }),
      generated: ({ document, contentHash, xml, signId, reqKey, number, companion }) => ({
        sid: document.id,
        version: contentHash,
        inv_no: number === null ? '' : String(number),
        xml_data: xml,
        sign_id: signId,
        req_key: reqKey,
        companion:
          companion === null ? null : { xml_data: companion.xml, sign_id: companion.signId, req_key: companion.reqKey },
      }),
    },
    parts,
  ),
  ...sendingRoutes(
    invoiceCollection,
    invoiceFiling,
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

const matters = ({ store, clock }: Parts): readonly Route[] => [
  companyRoute(invoiceMatters.checkStatus, async ({ body: { sid } }, member) => {
    const shops = await shopsSeenBy(store, member)
    return succeed({ invoices: [...(await store.invoices.standing(member.companyId, sid, shops))] })
  }),
  companyRoute(invoiceMatters.existIssued, async ({ params }, { companyId }) =>
    succeed(await issuedAfter(store, companyId, params)),
  ),
  companyRoute(invoiceChecks.checkToIssue, ({ body }, member) => checkInvoices(store, clock, member, body)),
  companyRoute(correctionsOfInvoice, async ({ params: { id } }, member) => {
    const head = await headIn(invoiceCollection, store, member, id)
    const answer = head === null ? null : await correctionsAnswer(store, member, id)
    return answer === null ? fail({ reason: 'record.absent' }) : succeed(answer)
  }),
  companyRoute(invoiceMatters.resendEmail, ({ body }, member) => resendEmail({ store, clock }, member, body)),
  companyRoute(invoiceMatters.mails, async ({ params: { id } }, member) => {
    const head = await headIn(invoiceCollection, store, member, id)
    if (head === null) return fail({ reason: 'record.absent' })
    return succeed({ mails: await mailsOf(store, member.companyId, id) })
  }),
  companyRoute(
    invoiceMatters.symbols,
    async ({ query: { invoice_date: day, symbol_type: type = null } }, { companyId }) =>
      succeed({ symbols: [...(await symbolsOn(store, companyId, { day, type }))] }),
  ),
]

/** Calls about e-invoices (seed 002 §7.6, §7.11, §7.15). */
export const invoiceRoutes = (parts: Parts): readonly Route[] => [
  ...listedRoutes(parts),
  ...choiceRoutes(parts),
  ...excelRoutes(parts),
  ...linesRoutes(parts, firstDay),
  ...filled(parts),
  ...matters(parts),
  ...filedRoutes(invoiceCollection, filedCalls, invoiceUnfinished.keep.body.entries.content, parts),
  ...numberRoutes(invoiceNumbers, invoiceFiling.numbers, parts),
  ...printRoutes(parts),
  ...conversionRoutes(parts),
  ...foreignRoutes(parts),
  ...severalRoutes(parts),
  ...archiveRoutes(
    invoiceArchives,
    { tooMany: 'invoice.tooManyPrints', archiveRunning: 'invoice.archiveRunning' },
    parts,
  ),
  signedXmlRoute(invoiceCollection, downloadInvoiceXml, 'e-invoice.xml', {
    ...parts,
    handedOut: async (head, signedXml) => (await codedXml(parts.store, head)) ?? signedXml,
  }),
]
