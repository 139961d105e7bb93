import type { AreaFaults } from '../scenario.ts'

/** Users (seed 001 §8). */
export const users = {
  scenarios: [],
  waiting: {
    '001-8-21': 'users come later',
    '001-8-22': 'users come later',
    '001-8-23': 'users come later',
    '001-8-24': 'users come later',
    '001-8-25': 'users come later',
    '001-8-26': 'users come later',
  },
} as const satisfies AreaFaults
