import type { AreaFaults } from '../scenario.ts'
import { fail } from '../serverFaults.ts'

/** E-invoices. */
export const invoices = {
  scenarios: [
    { name: 'invoices.listFailed', targets: ['invoices.list', 'invoices.search'], fault: fail, rules: [] },
    { name: 'invoice.saveFailed', targets: ['invoices.saveDraft'], fault: fail, rules: [] },
    {
      name: 'invoice.generateAnswerLost',
      targets: ['invoices.generateXml'],
      fault: { kind: 'drop', when: 'after' },
      rules: [],
    },
    { name: 'invoice.issueAnswerLost', targets: ['invoices.issue'], fault: { kind: 'drop', when: 'after' }, rules: [] },
    { name: 'invoice.resendFailed', targets: ['invoices.resendEmail'], fault: fail, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
