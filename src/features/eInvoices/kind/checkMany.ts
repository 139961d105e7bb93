import type { ApiClient } from '../../../api/client.ts'
import type { BodyOf } from '../../../api/contract/call.ts'
import { invoiceChecks } from '../../../api/contract/invoiceChecks.ts'
import type { CheckMany } from '../../../documents/bulk/checkMany.ts'
import { invoiceStageOf } from '../../../domain/invoice/status.ts'
import { succeed } from '../../../domain/result.ts'
import { invoiceName } from './invoiceName.ts'

/** Has the server check invoices before they are issued: those of some ids, or the drafts that the list finds. */
export const checkInvoices =
  (wanted: BodyOf<typeof invoiceChecks.checkToIssue>): CheckMany =>
  async (api: ApiClient, signal) => {
    const answer = await api.send(invoiceChecks.checkToIssue, { body: wanted }, { signal })
    if (!answer.ok) return answer
    return succeed(
      answer.value.invoices.map((row) => ({
        documentId: row.sid,
        version: row.version,
        name: [invoiceName(row), row.buyer_nm].filter((part) => part !== '').join(' – '),
        stage: invoiceStageOf(row.etax_status),
        isCorrected: row.is_corrected,
        problems: row.problems,
      })),
    )
  }
