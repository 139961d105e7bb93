import type { RefusalTexts } from '../refusals.ts'

/** Texts of what the calls of runs refuse with, for each area whose kind has them. */
export const issueRunRefusals = {
  'issueRun.another': [409, 'Another run of this account is still open'],
  'issueRun.conflict': [409, 'The request key has begun a run of other documents'],
  'issueRun.ended': [409, 'The run has ended'],
  'issueRun.underWay': [409, 'Documents of the paused run are under way still'],
  'issueRun.open': [409, 'The run has not ended'],
} as const satisfies RefusalTexts
