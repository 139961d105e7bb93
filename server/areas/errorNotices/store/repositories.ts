import type { AnsweredRequestRepositories } from '../../../documents/answeredRequests.ts'
import { headsIn } from '../../../documents/heads/headsIn.ts'
import type { DocumentNeeds } from '../../../documents/keptKind.ts'
import type {
  IssuedInvoiceRepositories,
  IssuedRepositories,
  NamingRepositories,
} from '../../../documents/issuedDocuments.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { Connection } from '../../../store/connection.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { ErrorNotices } from './errorNotices.ts'
import { namingIn, readingIn } from './readingQueries.ts'
import { noticeHeads } from './rows.ts'

/** Brought before certificates and invoices, which show what names them. */
export const namingRepositoriesIn = ({ db }: Connection): NamingRepositories => ({ namingDocuments: namingIn(db) })

export interface ErrorNoticeRepositories {
  readonly errorNotices: ErrorNotices
}

export const repositoriesIn = ({ db }: Connection): ErrorNoticeRepositories => ({
  errorNotices: { ...headsIn(db, noticeHeads), ...readingIn(db) },
})

/** All that notices work with. */
export type Repositories = ErrorNoticeRepositories &
  AnsweredRequestRepositories &
  DocumentNeeds &
  IssuedInvoiceRepositories &
  IssuedRepositories &
  SecretRepositories &
  ShopRepositories
export type Store = StoreOf<Repositories>
