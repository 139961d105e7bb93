import type { AreaFaults } from '../scenario.ts'
import { fail } from '../serverFaults.ts'

/** PIT certificates; no seed has a catalogue of their errors. */
export const pitCertificates = {
  scenarios: [
    {
      name: 'pitCertificates.listFailed',
      targets: ['pitCertificates.list', 'pitCertificates.search'],
      fault: fail,
      rules: [],
    },
    { name: 'pitCertificate.saveFailed', targets: ['pitCertificates.saveDraft'], fault: fail, rules: [] },
    {
      name: 'pitCertificate.issueAnswerLost',
      targets: ['pitCertificates.issue'],
      fault: { kind: 'drop', when: 'after' },
      rules: [],
    },
    {
      name: 'pitCertificates.payrollFailed',
      targets: ['pitCertificates.uploadDraftExcel', 'pitCertificates.uploadIssueExcel'],
      fault: fail,
      rules: [],
    },
  ],
  waiting: {},
} as const satisfies AreaFaults
