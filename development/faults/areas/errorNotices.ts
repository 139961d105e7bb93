import type { AreaFaults } from '../scenario.ts'
import { fail } from '../serverFaults.ts'

/** Notices of errors; no seed has a catalogue of their errors. */
export const errorNotices = {
  scenarios: [
    {
      name: 'errorNotices.listFailed',
      targets: ['errorNotices.list', 'errorNotices.search', 'invoiceNotices.list', 'invoiceNotices.search'],
      fault: fail,
      rules: [],
    },
    {
      name: 'errorNotice.registerAnswerLost',
      targets: ['errorNotices.register', 'invoiceNotices.register'],
      fault: { kind: 'drop', when: 'after' },
      rules: [],
    },
  ],
  waiting: {},
} as const satisfies AreaFaults
