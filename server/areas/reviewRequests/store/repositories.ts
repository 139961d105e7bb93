import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { OpenRequestRepositories } from '../../../documents/answeredRequests.ts'
import type { IssuedInvoiceRepositories } from '../../../documents/issuedDocuments.ts'
import type { NotificationRepositories } from '../../../notifications/notifications.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { Connection } from '../../../store/connection.ts'
import type { StoreOf } from '../../../store/store.ts'
import { openRequestsIn } from './openRequestQueries.ts'
import { reviewRequestsIn } from './reviewRequestQueries.ts'
import type { ReviewRequests } from './reviewRequests.ts'

/** Brought before invoices, which show what the authority asks about them. */
export const openRequestRepositoriesIn = ({ db }: Connection): OpenRequestRepositories => ({
  openRequests: openRequestsIn(db),
})

export interface ReviewRequestRepositories {
  readonly reviewRequests: ReviewRequests
}

export const repositoriesIn = ({ db }: Connection): ReviewRequestRepositories => ({
  reviewRequests: reviewRequestsIn(db),
})

/** All that requests work with. */
export type Repositories = ReviewRequestRepositories &
  CompanyRepositories &
  IssuedInvoiceRepositories &
  NotificationRepositories &
  ShopRepositories
export type Store = StoreOf<Repositories>
