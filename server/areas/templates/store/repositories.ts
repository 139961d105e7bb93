import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { ImageRepositories } from '../../../images/images.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { TemplateRepositories } from '../../../templates/templates.ts'

/** All that templates work with. */
export type Repositories = TemplateRepositories &
  ShopRepositories &
  CompanyRepositories &
  ImageRepositories &
  AuditRepositories
export type Store = StoreOf<Repositories>
