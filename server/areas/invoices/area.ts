import { join } from 'node:path'
import { invoiceArchives as archiveCalls } from '../../../src/api/contract/invoiceArchives.ts'
import { downloadInvoiceXml } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceConversion } from '../../../src/api/contract/invoiceConversion.ts'
import { downloadCorrectionList } from '../../../src/api/contract/invoiceSeveral.ts'
import { invoiceOutput } from '../../../src/api/contract/invoiceOutput.ts'
import { invoiceKey } from '../../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { correctionListKey, correctionListSignature } from '../../../src/domain/invoice/several/signature.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts, SweepParts } from '../../area.ts'
import { openArchives } from '../../documentArchives/archives.ts'
import { keptDownloadLinks, type LinkedFile } from '../../documents/downloadLink.ts'
import { countedKind } from '../../documents/signable.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { NonceRepositories } from '../../passwords/nonces.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { forEveryCompany } from '../../store/statements.ts'
import type { TableOwners } from '../../store/tables.ts'
import { invoiceCorrespondent } from './correspondent.ts'
import { invoiceRows } from './demo/rows.ts'
import { foundInvoices } from './foundInvoices.ts'
import { invoicePlaces } from './keptInvoices.ts'
import { mailsToBuyers } from './mail/mailsToBuyers.ts'
import { invoiceNotifications } from './notifications/kinds.ts'
import { invoiceArchives } from './output/invoiceArchives.ts'
import { invoiceRefusals } from './refusals.ts'
import { invoiceRoutes } from './routes.ts'
import { simulatedInvoices } from './simulated.ts'
import { invoiceChanges } from './store/invoices.ts'
import { mailSubject } from './store/mailSubject.ts'
import { invoiceCorrectionColumns } from './store/migrations/0074-corrections-of-invoices.ts'
import { invoiceTables } from './store/migrations/0070-invoices.ts'
import { makersOfInvoices } from './store/migrations/0072-makers-of-invoices.ts'
import { noticedInvoices } from './store/migrations/0073-noticed-invoices.ts'
import { invoiceConversions } from './store/migrations/0078-invoice-conversions.ts'
import { foreignInvoices } from './store/migrations/0079-foreign-invoices.ts'
import { sumsOfInvoices } from './store/migrations/0080-sums-of-invoices.ts'
import { daysOfInvoices } from './store/migrations/0081-days-of-invoices.ts'
import { correctedInvoices } from './store/migrations/0084-corrected-invoices.ts'
import { repositoriesIn, type Repositories } from './store/repositories.ts'

/** Milliseconds for which mails are remembered: longer than any waits to leave. */
const mailsKeptFor = 31 * 86_400_000

/** E-invoices: VAT invoices and sales invoices, with and without a code of the authority. */
export const invoices = {
  migrations: {
    '0070-invoices': invoiceTables,
    '0072-makers-of-invoices': makersOfInvoices,
    '0073-noticed-invoices': noticedInvoices,
    '0074-corrections-of-invoices': invoiceCorrectionColumns,
    '0078-invoice-conversions': invoiceConversions,
    '0079-foreign-invoices': foreignInvoices,
    '0080-sums-of-invoices': sumsOfInvoices,
    '0081-days-of-invoices': daysOfInvoices,
    '0084-corrected-invoices': correctedInvoices,
  },
  tables: {
    invoices: 'company',
    invoice_contents: 'company',
    invoice_events: 'company',
    corrected_invoices: 'company',
    invoice_mails: 'company',
    invoice_conversions: 'company',
    invoice_tallies: 'company',
    invoice_day_tallies: 'company',
    invoice_sums: 'company',
    foreign_invoices: 'company',
  } satisfies TableOwners,
  repositories: repositoriesIn,
  refusals: invoiceRefusals,
  async routes(parts: AreaParts<Repositories & RunRepositories & NonceRepositories>) {
    const linksTo = (file: LinkedFile, { path }: { readonly path: string }) =>
      keptDownloadLinks(parts, 'invoice-links', { of: invoiceKey, file, path })
    const links = await linksTo('xml', downloadInvoiceXml)
    const listLinks = await linksTo('list', downloadCorrectionList)
    const pdfLinks = await linksTo('pdf', invoiceOutput.downloadPdf)
    const convertedLinks = await linksTo('pdf-convert', invoiceConversion.downloadConverted)
    const archiveLinks = await linksTo('archive', archiveCalls.download)
    const folder = join(parts.temporaryFolder, 'e-invoices')
    const archives = await openArchives({ ...parts, kind: invoiceArchives(parts), folder })
    const envelope = await createPasswordEnvelope(parts.store, parts.sealing, parts.clock)
    return invoiceRoutes({ ...parts, links, listLinks, pdfLinks, convertedLinks, archiveLinks, archives, envelope })
  },
  correspondents: [invoiceCorrespondent],
  signable: {
    [invoiceKey]: countedKind(invoiceSignature, 'Hóa đơn', 'hóa đơn điện tử'),
    [correctionListKey]: countedKind(correctionListSignature, 'Bảng kê', 'bảng kê hóa đơn được điều chỉnh, thay thế'),
  },
  simulated: simulatedInvoices,
  notificationKinds: Object.values(invoiceNotifications),
  recordPlaces: invoicePlaces,
  demo: { rows: invoiceRows },
  searches: [foundInvoices],
  mails: [mailsToBuyers],
  async sweep({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) {
    const mailed = new Date(clock().getTime() - mailsKeptFor).toISOString()
    await store.invoiceMails.removeOlder(mailed)
    await store.outbox.removeEnded(mailSubject, mailed)
    await forEveryCompany(async () => {
      for (const changes of invoiceChanges)
        await store.transaction(async (inside) => succeed(await inside.invoices.addUp(changes)))
    })
  },
}
