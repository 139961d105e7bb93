import type { CustomerRepositories } from '../../../customers/customers.ts'
import type { DocumentNeeds } from '../../../documents/keptKind.ts'
import type { InForceRepositories } from '../../../inForce/inForce.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { Connection } from '../../../store/connection.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { TemplateRepositories } from '../../../templates/templates.ts'
import { invoicesIn } from './invoiceQueries.ts'
import type { InvoiceMails, Invoices } from './invoices.ts'
import { mailsIn } from './mailQueries.ts'

export interface InvoiceRepositories {
  readonly invoices: Invoices
  readonly invoiceMails: InvoiceMails
}

export const repositoriesIn = (connection: Connection): InvoiceRepositories => ({
  invoices: invoicesIn(connection),
  invoiceMails: mailsIn(connection.db),
})

/** All that invoices work with. */
export type Repositories = InvoiceRepositories &
  CustomerRepositories &
  DocumentNeeds &
  InForceRepositories &
  SecretRepositories &
  ShopRepositories &
  TemplateRepositories
export type Store = StoreOf<Repositories>
