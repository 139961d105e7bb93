import { errorNoticeFilings } from '../../../src/api/contract/errorNoticeFiling.ts'
import { noticeKey, noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import type { AreaParts } from '../../area.ts'
import { keptDownloadLinks } from '../../documents/downloadLink.ts'
import { refusalsOf } from '../../documents/kindNames.ts'
import { countedKind } from '../../documents/signable.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { NonceRepositories } from '../../passwords/nonces.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { RefusalTexts } from '../../refusals.ts'
import type { TableOwners } from '../../store/tables.ts'
import { noticeCorrespondent } from './correspondent.ts'
import { noticePlaces } from './keptErrorNotices.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { noticeRoutes } from './routes.ts'
import { simulatedNotices } from './simulated.ts'
import { errorNoticeTables } from './store/migrations/0060-error-notices.ts'
import { noticesOfInvoices } from './store/migrations/0072-notices-of-invoices.ts'
import { deletedErrorNotices } from './store/migrations/0065-deleted-error-notices.ts'
import { namingRepositoriesIn, repositoriesIn, type Repositories } from './store/repositories.ts'

/** What other areas read of notices. */
export const errorNoticeNames = { repositories: namingRepositoriesIn }

/** Notices 04/SS-CTĐT and 04/SS-HĐĐT about documents that were made wrongly (decisions 0493, 0512). */
export const errorNotices = {
  migrations: {
    '0060-error-notices': errorNoticeTables,
    '0065-deleted-error-notices': deletedErrorNotices,
    '0072-notices-of-invoices': noticesOfInvoices,
  },
  tables: {
    error_notices: 'company',
    error_notice_contents: 'company',
    error_notice_documents: 'company',
    error_notice_events: 'company',
  } satisfies TableOwners,
  repositories: repositoriesIn,
  refusals: {
    ...refusalsOf('errorNotice', 'notice'),
    'errorNotice.documentsUnfit': [409, 'The notice names documents that it cannot name'],
  } satisfies RefusalTexts,
  async routes(parts: AreaParts<Repositories & RunRepositories & NonceRepositories>) {
    const { certificates, invoices } = errorNoticeFilings
    const linksTo = (name: string, { path }: { readonly path: string }) =>
      keptDownloadLinks(parts, name, { of: noticeKey, path })
    const links = {
      certificates: await linksTo('error-notice-links', certificates.download),
      invoices: await linksTo('invoice-notice-links', invoices.download),
    }
    const envelope = await createPasswordEnvelope(parts.store, parts.sealing, parts.clock)
    return noticeRoutes({ ...parts, links, envelope })
  },
  correspondents: [noticeCorrespondent],
  signable: { [noticeKey]: countedKind(noticeSignature, 'Thông báo', 'hóa đơn, chứng từ điện tử đã lập sai') },
  simulated: simulatedNotices,
  notificationKinds: Object.values(noticeNotifications),
  recordPlaces: noticePlaces,
}
