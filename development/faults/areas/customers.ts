import type { AreaFaults } from '../scenario.ts'
import { fail } from '../serverFaults.ts'

const saving = ['customers.create', 'customers.change'] as const

/** Customers. */
export const customers = {
  scenarios: [
    { name: 'customers.listFailed', targets: ['customers.list'], fault: fail, rules: [] },
    { name: 'customer.saveFailed', targets: saving, fault: fail, rules: [] },
    { name: 'customers.mergeFailed', targets: ['customers.merge'], fault: fail, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
