import { filingPart } from '../parts.ts'

/** What an interrupted submission offers over the list; the list does without its code until it is idle. */
export const interruptedWork = filingPart(() => import('./InterruptedDeclarations.tsx'))
