import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { Connection } from '../../../store/connection.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { TemplateRepositories } from '../../../templates/templates.ts'
import type { DocumentNeeds } from '../../../documents/keptKind.ts'
import { pitAccountsIn, type PitAccounts } from './accountQueries.ts'
import { pitCertificatesIn } from './certificateQueries.ts'
import type { IssuedRepositories, NamingRepositories } from '../../../documents/issuedDocuments.ts'
import { issuedIn } from './issuedQueries.ts'
import { mailChoicesIn, type PitCertificateMailChoices } from './mailChoiceQueries.ts'
import { mailsIn, readsIn } from './mailQueries.ts'
import { peopleIn } from './peopleQueries.ts'
import type {
  PitCertificateMails,
  PitCertificatePeople,
  PitCertificateReads,
  PitCertificates,
} from './pitCertificates.ts'

export interface PitCertificateRepositories extends IssuedRepositories {
  readonly pitCertificates: PitCertificates
  readonly pitCertificatePeople: PitCertificatePeople
  readonly pitCertificateMails: PitCertificateMails
  readonly pitCertificateReads: PitCertificateReads
  readonly pitCertificateMailChoices: PitCertificateMailChoices
  readonly pitAccounts: PitAccounts
}

export const repositoriesIn = (connection: Connection): PitCertificateRepositories => {
  const pitCertificates = pitCertificatesIn(connection)
  return {
    pitCertificates,
    pitCertificatePeople: peopleIn(connection.db),
    pitCertificateMails: mailsIn(connection.db),
    pitCertificateReads: readsIn(connection.db),
    pitCertificateMailChoices: mailChoicesIn(connection.db),
    pitAccounts: pitAccountsIn(connection.db),
    issuedDocuments: issuedIn(connection.db, pitCertificates),
  }
}

/** All that certificates work with. */
export type Repositories = PitCertificateRepositories &
  DocumentNeeds &
  SecretRepositories &
  TemplateRepositories &
  NamingRepositories
export type Store = StoreOf<Repositories>
