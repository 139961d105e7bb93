import { invoiceUpload } from '../../../../src/api/contract/invoiceUpload.ts'
import type { AreaParts } from '../../../area.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Repositories } from '../store/repositories.ts'
import { uploadInvoices } from '../upload/uploadInvoices.ts'

/** Invoices of spreadsheets (seed 002 §7.6). */
export const excelRoutes = ({ store, clock }: AreaParts<Repositories>): readonly Route[] => [
  companyRoute(invoiceUpload.uploadDraft, ({ body }, member) => uploadInvoices(store, clock, member, body, 'draft')),
  companyRoute(invoiceUpload.uploadIssue, ({ body }, member) => uploadInvoices(store, clock, member, body, 'issue')),
]
