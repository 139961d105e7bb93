import type { AreaFaults } from '../scenario.ts'
import { fail, refuse } from '../serverFaults.ts'

/** The same call of every collection. */
const each = (call: string) => ['declarations', 'eDocumentDeclarations', 'pitDeclarations'].map((of) => `${of}.${call}`)

/** Forms that are begun and not saved (docs/decisions/0376). */
export const unfinishedForms = {
  scenarios: [
    { name: 'unfinished.listFailed', targets: each('listUnfinished'), fault: fail, rules: [] },
    { name: 'unfinished.readFailed', targets: each('readUnfinished'), fault: fail, rules: [] },
    { name: 'unfinished.keepFailed', targets: each('keepUnfinished'), fault: fail, rules: [] },
    {
      name: 'unfinished.keptElsewhere',
      targets: each('keepUnfinished'),
      fault: refuse(409, 'unfinished.keptElsewhere'),
      rules: [],
    },
    {
      name: 'unfinished.tooMany',
      targets: each('keepUnfinished'),
      fault: refuse(409, 'unfinished.tooMany'),
      rules: [],
    },
    { name: 'unfinished.discardFailed', targets: each('discardUnfinished'), fault: fail, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
