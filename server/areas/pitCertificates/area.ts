import { join } from 'node:path'
import { pitCertificateArchives } from '../../../src/api/contract/pitCertificateArchives.ts'
import { pitCertificateOutput } from '../../../src/api/contract/pitCertificateOutput.ts'
import { downloadPitCertificateXml } from '../../../src/api/contract/pitCertificateFiling.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { certificateKey } from '../../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
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
import { certificateCorrespondent } from './correspondent.ts'
import { certificateRows } from './demo/rows.ts'
import { foundCertificates } from './foundCertificates.ts'
import { mailsToPeople } from './mail/mailsToPeople.ts'
import { mailSubject } from './mail/mailPerson.ts'
import { certificatePlaces } from './keptPitCertificates.ts'
import { certificateNotifications } from './notifications/kinds.ts'
import { certificateArchives } from './output/certificateArchives.ts'
import { createReads } from './reads.ts'
import { certificateRefusals } from './refusals.ts'
import { certificateRoutes } from './routes.ts'
import { simulatedCertificates } from './simulated.ts'
import { pitCertificateTables } from './store/migrations/0057-pit-certificates.ts'
import { pitCertificateSums } from './store/migrations/0058-pit-certificate-sums.ts'
import { pitCertificateCorrections } from './store/migrations/0059-corrections-of-pit-certificates.ts'
import { pitCertificateMailChoices } from './store/migrations/0062-mails-with-pdfs.ts'
import { pitCorrectionList } from './store/migrations/0063-list-of-corrections.ts'
import { deletedPitCertificates } from './store/migrations/0065-deleted-pit-certificates.ts'
import { repositoriesIn, type Repositories } from './store/repositories.ts'

const day = 86_400_000
/** Milliseconds for which mails are remembered: longer than any waits to leave. */
const mailsKeptFor = 31 * day

/** Certificates of personal income tax withholding, 03/TNCN (decision 0491). */
export const pitCertificates = {
  migrations: {
    '0057-pit-certificates': pitCertificateTables,
    '0058-pit-certificate-sums': pitCertificateSums,
    '0059-corrections-of-pit-certificates': pitCertificateCorrections,
    '0062-mails-with-pdfs': pitCertificateMailChoices,
    '0063-list-of-corrections': pitCorrectionList,
    '0065-deleted-pit-certificates': deletedPitCertificates,
  },
  tables: {
    pit_certificates: 'company',
    pit_certificate_contents: 'company',
    pit_certificate_events: 'company',
    pit_certificate_mails: 'company',
    pit_certificate_tallies: 'company',
    pit_certificate_people: 'company',
    pit_certificate_sums: 'company',
    pit_certificate_reads: 'company',
    pit_certificate_mail_choices: 'company',
  } satisfies TableOwners,
  repositories: repositoriesIn,
  refusals: certificateRefusals,
  async routes(parts: AreaParts<Repositories & RunRepositories & NonceRepositories>) {
    const linksTo = (file: LinkedFile, { path }: { readonly path: string }) =>
      keptDownloadLinks(parts, 'pit-certificate-links', { of: certificateKey, file, path })
    const links = await linksTo('xml', downloadPitCertificateXml)
    const pdfLinks = await linksTo('pdf', pitCertificateOutput.downloadPdf)
    const archiveLinks = await linksTo('archive', pitCertificateArchives.download)
    const reads = createReads(parts)
    const archives = await openArchives({
      ...parts,
      kind: certificateArchives({ ...parts, reads }),
      folder: join(parts.temporaryFolder, 'pit-certificates'),
    })
    const envelope = await createPasswordEnvelope(parts.store, parts.sealing, parts.clock)
    return certificateRoutes({ ...parts, links, pdfLinks, archiveLinks, archives, envelope, reads })
  },
  correspondents: [certificateCorrespondent],
  signable: { [certificateKey]: countedKind(certificateSignature, 'Chứng từ', 'khấu trừ thuế thu nhập cá nhân') },
  simulated: simulatedCertificates,
  notificationKinds: Object.values(certificateNotifications),
  recordPlaces: certificatePlaces,
  searches: [foundCertificates],
  mails: [mailsToPeople],
  demo: { rows: certificateRows },
  async sweep({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) {
    const now = clock()
    const mailed = new Date(now.getTime() - mailsKeptFor).toISOString()
    await store.pitCertificateMails.removeOlder(mailed)
    await store.outbox.removeEnded(mailSubject, mailed)
    await store.pitCertificateReads.removeBefore(vietnamDay(now))
    await forEveryCompany(() => store.transaction(async (inside) => succeed(await inside.pitCertificates.addUp())))
  },
}
