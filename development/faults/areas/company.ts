import type { AreaFaults } from '../scenario.ts'

/** The company data (seed 001 §8). */
export const company = {
  scenarios: [],
  waiting: {
    '001-8-14': 'the company data come later',
    '001-8-15': 'the company data come later',
    '001-8-16': 'the company data come later',
  },
} as const satisfies AreaFaults
