import { invoiceUpload, type calls } from '../../../src/api/contract/invoiceUpload.ts'
import { sentInvoice } from '../../../src/domain/invoice/upload/sent.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { invoiceContent, invoiceWriters } from '../support/invoices.ts'

const { uploadDraft, uploadIssue } = invoiceUpload

const upload = async (server: ContractServer) => ({
  body: { payload: JSON.stringify([sentInvoice(newId(), await invoiceContent(server))]) },
})

export const tests: CallTests<typeof calls> = {
  uploadInvoiceDrafts: {
    admits: invoiceWriters,
    request: upload,
    refusals: { 'fields.invalid': ({ admin }) => admin.ask(uploadDraft, { body: { payload: '[]' } }) },
    // The shop is of another company.
    toOtherCompany: { success: 0, failed: 1, rows: [{ row: 0, field: 'shop_id', message: 'shop_is_unknown' }] },
  },
  uploadInvoicesToIssue: {
    admits: invoiceWriters,
    request: upload,
    refusals: { 'fields.invalid': ({ admin }) => admin.ask(uploadIssue, { body: { payload: '{' } }) },
    toOtherCompany: { success: 0, failed: 1, rows: [{ row: 0, field: 'shop_id', message: 'shop_is_unknown' }] },
  },
}
