import type { AreaFaults } from '../scenario.ts'

/** Items (seed 001 §8). */
export const items = {
  scenarios: [],
  waiting: {
    '001-8-17': 'items come later',
    '001-8-18': 'items come later',
    '001-8-19': 'items come later',
    '001-8-20': 'items come later',
  },
} as const satisfies AreaFaults
