import type { AreaFaults } from '../scenario.ts'
import { fail, refuseByMessage } from '../serverFaults.ts'

const saving = ['items.create', 'items.change'] as const

/** Items (seed 001 §8). */
export const items = {
  scenarios: [
    { name: 'items.listFailed', targets: ['items.list'], fault: fail, rules: ['001-8-19'] },
    { name: 'item.saveFailed', targets: saving, fault: fail, rules: ['001-8-17'] },
    {
      name: 'item.saveRefusedWithMessage',
      targets: saving,
      fault: refuseByMessage('Danh mục hàng hóa đang được kiểm kê'),
      rules: ['001-8-17'],
    },
    { name: 'items.deleteFailed', targets: ['items.delete'], fault: fail, rules: [] },
  ],
  waiting: {
    '001-8-18': 'reports success or asks first, and is no failure',
    '001-8-27': 'is a text that 0448 departs from; server.failed shows what is said instead',
    '001-8-20': 'is the result of an upload, and no failure of the server',
  },
} as const satisfies AreaFaults
