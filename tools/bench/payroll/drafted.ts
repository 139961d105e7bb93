import { draftHead } from '../../../server/areas/pitCertificates/payroll/checkRows.ts'
import { uploadPayroll } from '../../../server/areas/pitCertificates/payroll/upload.ts'
import type { Figure } from '../figure.ts'
import { draftedAgainstInsert, draftedOn } from '../server/drafting.ts'
import { people, rowsOf } from './rows.ts'

const head = { purpose: 'draft', inv_date: draftedOn, serial_no: 'CT26AA', req_send_email: '1' } as const

/** A payroll of 5,000 rows. */
export const draftedFigures = (): Promise<readonly Figure[]> =>
  draftedAgainstInsert({
    name: 'payroll: 5,000 rows',
    filled: [
      'pit_certificates',
      'pit_certificate_contents',
      'pit_certificate_events',
      'document_steps',
      'pit_certificate_people',
    ],
    counted: ['pit_certificate_tallies', 'pit_certificate_sums'],
    prepared({ store, clock, member }) {
      const payload = JSON.stringify(rowsOf())
      return async () => {
        const done = await uploadPayroll(store, clock, member, { payload, ...head }, draftHead(store, clock))
        if (!done.ok || done.value.success !== people) throw new Error('the rows were not taken')
      }
    },
  })
