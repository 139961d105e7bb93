import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { CustomerRepositories } from '../../../customers/customers.ts'
import type { StoreOf } from '../../../store/store.ts'

/** All that customers work with. */
export type Repositories = CustomerRepositories & CompanyRepositories & AuditRepositories
export type Store = StoreOf<Repositories>
