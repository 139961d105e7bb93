import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts, SweepParts } from '../../area.ts'
import { hsmRefusals } from '../../hsm/refusals.ts'
import { issueRunRefusals } from '../../issueRuns/refusals.ts'
import type { RunRepositories } from '../../issueRuns/starting.ts'
import type { NonceRepositories } from '../../passwords/nonces.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { passwordRefusals } from '../../passwords/refusals.ts'
import type { Connection } from '../../store/connection.ts'
import { declarationCorrespondent } from './correspondent.ts'
import { forEveryCompany } from '../../store/statements.ts'
import { declarationRows } from './demo/rows.ts'
import { keptDownloadLinks } from '../../documents/downloadLink.ts'
import { downloadSignedXml } from '../../../src/api/contract/declarationFiling.ts'
import { foundDeclarations } from './foundDeclarations.ts'
import { notifyOfLapsing } from './lapsing.ts'
import { declarationPlaces } from './kind.ts'
import { declarationNotifications } from './notifications/kinds.ts'
import { declarationRefusals } from './refusals.ts'
import { declarationRoutes } from './routes.ts'
import { signableDeclarations } from './signable.ts'
import { simulatedDeclarations } from './simulated.ts'
import { declarationKey } from './store/declarations.ts'
import { declarationsIn } from './store/declarationQueries.ts'
import { declarationSearch } from './store/migrations/0006-declaration-search.ts'
import { declarationIndex } from './store/migrations/0008-declaration-index.ts'
import { declarationKeys } from './store/migrations/0010-declaration-keys.ts'
import { shownColumns } from './store/migrations/0010-shown-columns.ts'
import { declarationTerms } from './store/migrations/0011-declaration-terms.ts'
import { explainUntilColumn } from './store/migrations/0055-explain-until.ts'
import { declarationForms } from './store/migrations/0017-declaration-forms.ts'
import { declarationHistory } from './store/migrations/0019-declaration-history.ts'
import { confirmUntilColumn } from './store/migrations/0020-confirm-until.ts'
import { otherDays } from './store/migrations/0024-other-days.ts'
import { acceptedAtColumn } from './store/migrations/0025-accepted-at.ts'
import { deletedDrafts } from './store/migrations/0042-deleted-drafts.ts'
import { acceptances } from './store/migrations/0047-acceptances.ts'
import { documentsOfDeclarations } from './store/migrations/0048-documents-of-declarations.ts'
import { deletedDraftsOfDeclarations } from './store/migrations/0051-deleted-drafts-of-declarations.ts'
import { deletedDeclarations } from './store/migrations/0065-deleted-declarations.ts'
import type { DeclarationRepositories, Repositories } from './store/repositories.ts'
import { foldedAnew } from '../../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../../store/tables.ts'

export const declarations = {
  migrations: {
    '0006-declaration-search': declarationSearch,
    '0008-declaration-index': declarationIndex,
    '0010-declaration-keys': declarationKeys,
    '0010-shown-columns': shownColumns,
    '0011-declaration-terms': declarationTerms,
    '0017-declaration-forms': declarationForms,
    '0019-declaration-history': declarationHistory,
    '0020-confirm-until': confirmUntilColumn,
    '0024-other-days': otherDays,
    '0025-accepted-at': acceptedAtColumn,
    '0034-declarations-folded-anew': foldedAnew('declarations', ['company_id', 'id'], ['search_text', 'answer_text']),
    '0041-declarations-folded-anew': foldedAnew('declarations', ['company_id', 'id'], ['search_text', 'answer_text']),
    '0042-deleted-drafts': deletedDrafts,
    '0047-acceptances': acceptances,
    '0048-documents-of-declarations': documentsOfDeclarations,
    '0051-deleted-drafts-of-declarations': deletedDraftsOfDeclarations,
    '0055-explain-until': explainUntilColumn,
    '0065-deleted-declarations': deletedDeclarations,
  },
  tables: {
    declarations: 'company',
    declaration_contents: 'company',
    declaration_events: 'company',
    declaration_tallies: 'company',
  } satisfies TableOwners,
  repositories: (connection: Connection): DeclarationRepositories => ({ declarations: declarationsIn(connection) }),
  refusals: { ...declarationRefusals, ...passwordRefusals, ...hsmRefusals, ...issueRunRefusals },
  async routes(parts: AreaParts<Repositories & RunRepositories & NonceRepositories>) {
    const links = await keptDownloadLinks(parts, 'link-key', { of: declarationKey, path: downloadSignedXml.path })
    const envelope = await createPasswordEnvelope(parts.store, parts.sealing, parts.clock)
    return declarationRoutes({ ...parts, envelope, links })
  },
  correspondents: [declarationCorrespondent],
  signable: { [declarationKey]: signableDeclarations },
  simulated: simulatedDeclarations,
  notificationKinds: Object.values(declarationNotifications),
  recordPlaces: declarationPlaces,
  searches: foundDeclarations,
  demo: { rows: declarationRows },
  async sweep({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) {
    await notifyOfLapsing(store, clock)
    await forEveryCompany(() => store.transaction(async (inside) => succeed(await inside.declarations.addUp())))
  },
}
