import type { AreaFaults } from '../scenario.ts'

/** Profile and password (seed 001 §8). */
export const account = {
  scenarios: [],
  waiting: {
    '001-8-11': 'profile and password come later',
    '001-8-12': 'profile and password come later',
    '001-8-13': 'profile and password come later',
  },
} as const satisfies AreaFaults
