import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { invoiceFiling } from '../../../src/api/contract/invoiceFiling.ts'
import type { Figure } from '../figure.ts'
import { sentInvoices } from '../invoices/sentInvoices.ts'
import { numberIn } from '../numberIn.ts'
import { deviceRunFigures } from './deviceRuns.ts'
import { putTemplateInUse, withStore } from './hsmRuns.ts'

/** The authority has accepted that the company issues VAT invoices with a code. */
const declare = (folder: string): Promise<void> =>
  withStore(folder, ({ inForce }) =>
    inForce.put({
      companyId: demoCompany.id,
      form: '01/ĐKTĐ-HĐĐT',
      id: newId(),
      acceptedAt: '2027-01-01T00:00:00.000Z',
      reference: 'TK1',
      day: '2026-01-02',
      usages: ['attribute1', 'inv_type1'],
      serialNumbers: [],
      cashRegisterCode: '',
    }),
  )

/** A thousand numbered invoices of two lines that a run issues. */
export const invoiceRunFigures = (): Promise<readonly Figure[]> =>
  deviceRunFigures({
    named: 'e-invoices',
    userId: 'admin@tokhai.example',
    calls: invoiceFiling.runs,
    async draft(visitor, folder, inv_date) {
      const year = inv_date.slice(0, 4)
      const symbol = { smbl_kind: 'C', smbl_type: 'T', serial_no: `C${year.slice(2)}TZK`, form_no: '1' }
      await putTemplateInUse(folder, year, { kind: 'invoice', temp_id: '1000000111', ...symbol })
      await declare(folder)
      const sent = sentInvoices(numberIn('INVOICES', 1_000), { day: inv_date, symbol: symbol.serial_no, lines: 2 })
      const body = { payload: JSON.stringify(sent), mode: 'all' } as const
      const { invoices } = await visitor.get(contract.uploadInvoicesToIssue, { body })
      return invoices.map(({ sid, version }) => ({ document_id: sid, version }))
    },
  })
