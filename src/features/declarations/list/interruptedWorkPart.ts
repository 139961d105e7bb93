import { createPart } from '../../../ui/part/part.ts'

/** What an interrupted submission offers over the list; the list does without its code until it is idle. */
export const interruptedWork = createPart(() => import('../submit/InterruptedWorkBanner.tsx'))
