import { filingPart } from '../parts.ts'

/** What was begun and not saved, offered over the list; the list does without its code until it is idle. */
export const unfinishedList = filingPart(() => import('./UnfinishedList.tsx'))
