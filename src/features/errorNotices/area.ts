import type { Area } from '../../area/area.ts'

/** Notices 04/SS-CTĐT about documents that were made wrongly: what is said of them elsewhere (decision 0493). */
export const area: Area = {
  textsForOthers: async () => (await import('./textsForOthers.ts')).textsForOthers,
}
