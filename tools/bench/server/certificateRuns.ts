import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import type { Figure } from '../figure.ts'
import { rowsOf } from '../payroll/rows.ts'
import { deviceRunFigures } from './deviceRuns.ts'
import { putTemplateInUse } from './hsmRuns.ts'

/** A payroll of 5,000 that a run issues. */
export const certificateRunFigures = (): Promise<readonly Figure[]> =>
  deviceRunFigures({
    named: 'PIT certificates',
    userId: 'pit.admin@tokhai.example',
    calls: pitCertificateFiling.runs,
    async draft(visitor, folder, inv_date) {
      const year = inv_date.slice(0, 4)
      const symbol = { smbl_kind: '', smbl_type: 'CT', serial_no: `CT${year.slice(2)}ZK`, form_no: '03/TNCN' }
      await putTemplateInUse(folder, year, { kind: 'document', temp_id: 'TNCN_01', ...symbol })
      const { serial_no } = symbol
      const body = { payload: JSON.stringify(rowsOf()), inv_date, serial_no, req_send_email: '0' } as const
      const { certificates } = await visitor.get(contract.uploadPitCertificatesToIssue, { body })
      return certificates.map(({ sid, version }) => ({ document_id: sid, version }))
    },
  })
