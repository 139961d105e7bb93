import type { AreaFaults } from '../scenario.ts'

/** Invoice templates (seed 001 §8). */
export const templates = {
  scenarios: [],
  waiting: {
    '001-8-09': 'invoice templates come later',
    '001-8-10': 'invoice templates come later',
  },
} as const satisfies AreaFaults
