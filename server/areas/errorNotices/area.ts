import { downloadErrorNoticeXml } from '../../../src/api/contract/errorNoticeFiling.ts'
import { noticeKey } from '../../../src/domain/errorNotice/kind.ts'
import type { AreaParts } from '../../area.ts'
import { createDownloadLinks } from '../../documents/downloadLink.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { NonceRepositories } from '../../passwords/nonces.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { newSecret } from '../../store/identifiers.ts'
import type { TableOwners } from '../../store/tables.ts'
import { noticeCorrespondent } from './correspondent.ts'
import { noticePlaces } from './keptErrorNotices.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { noticeRefusals } from './refusals.ts'
import { noticeRoutes } from './routes.ts'
import { signableNotices } from './signable.ts'
import { simulatedNotices } from './simulated.ts'
import { errorNoticeTables } from './store/migrations/0060-error-notices.ts'
import { deletedErrorNotices } from './store/migrations/0065-deleted-error-notices.ts'
import { namingRepositoriesIn, repositoriesIn, type Repositories } from './store/repositories.ts'

/** What other areas read of notices. */
export const errorNoticeNames = { repositories: namingRepositoriesIn }

/** Notices 04/SS-CTĐT about documents that were made wrongly (decision 0493). */
export const errorNotices = {
  migrations: { '0060-error-notices': errorNoticeTables, '0065-deleted-error-notices': deletedErrorNotices },
  tables: {
    error_notices: 'company',
    error_notice_contents: 'company',
    error_notice_certificates: 'company',
    error_notice_events: 'company',
  } satisfies TableOwners,
  repositories: repositoriesIn,
  refusals: noticeRefusals,
  async routes(parts: AreaParts<Repositories & RunRepositories & NonceRepositories>) {
    const { store, sealing, clock } = parts
    const key = await store.secrets.keep(sealing, 'error-notice-links', () => Promise.resolve(newSecret()))
    const links = createDownloadLinks({ of: noticeKey, path: downloadErrorNoticeXml.path }, key, clock)
    const envelope = await createPasswordEnvelope(store, sealing, clock)
    return noticeRoutes({ ...parts, links, envelope })
  },
  correspondents: [noticeCorrespondent],
  signable: { [noticeKey]: signableNotices },
  simulated: simulatedNotices,
  notificationKinds: Object.values(noticeNotifications),
  recordPlaces: noticePlaces,
}
