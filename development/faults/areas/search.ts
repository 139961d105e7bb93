import type { AreaFaults } from '../scenario.ts'
import { fail } from '../serverFaults.ts'

/** The search over every area (docs/decisions/0302). */
export const search = {
  scenarios: [
    { name: 'search.failed', targets: ['search.find'], fault: fail, rules: [] },
    { name: 'search.dropped', targets: ['search.find'], fault: { kind: 'drop', when: 'before' }, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
