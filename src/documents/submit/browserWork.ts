import { createWorkLocks } from './workLocks.ts'
import { createWorkStore } from './workStore.ts'

/** One store and one set of locks for all submissions of this tab. */
export const workStore = createWorkStore(() => window.localStorage)
export const workLocks = createWorkLocks('locks' in navigator ? navigator.locks : undefined)
