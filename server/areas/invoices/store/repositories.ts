import type { CustomerRepositories } from '../../../customers/customers.ts'
import type { DocumentNeeds } from '../../../documents/keptKind.ts'
import type { OpenRequestRepositories } from '../../../documents/answeredRequests.ts'
import type { InForceRepositories } from '../../../inForce/inForce.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { Connection } from '../../../store/connection.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { TemplateRepositories } from '../../../templates/templates.ts'
import type { IssuedInvoiceRepositories, NamingRepositories } from '../../../documents/issuedDocuments.ts'
import { invoicesIn } from './invoiceQueries.ts'
import { issuedIn } from './issuedQueries.ts'
import { conversionsIn } from './conversionQueries.ts'
import type { ForeignInvoices } from './foreignInvoices.ts'
import { foreignIn } from './foreignQueries.ts'
import type { InvoiceConversions, InvoiceMails, Invoices } from './invoices.ts'
import { mailsIn } from './mailQueries.ts'

export interface InvoiceRepositories extends IssuedInvoiceRepositories {
  readonly invoices: Invoices
  readonly invoiceMails: InvoiceMails
  readonly invoiceConversions: InvoiceConversions
  readonly foreignInvoices: ForeignInvoices
}

export const repositoriesIn = (connection: Connection): InvoiceRepositories => {
  const invoices = invoicesIn(connection)
  return {
    invoices,
    invoiceMails: mailsIn(connection.db),
    invoiceConversions: conversionsIn(connection.db),
    foreignInvoices: foreignIn(connection.db),
    issuedInvoices: issuedIn(connection.db, invoices),
  }
}

/** All that invoices work with. */
export type Repositories = InvoiceRepositories &
  CustomerRepositories &
  DocumentNeeds &
  InForceRepositories &
  NamingRepositories &
  OpenRequestRepositories &
  SecretRepositories &
  ShopRepositories &
  TemplateRepositories
export type Store = StoreOf<Repositories>
