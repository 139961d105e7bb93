import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { UnfinishedRepositories } from '../../../unfinishedForms/unfinished.ts'

/** All that unfinished forms work with. */
export type Repositories = UnfinishedRepositories & CompanyRepositories
export type Store = StoreOf<Repositories>
