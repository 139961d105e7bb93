import * as v from 'valibot'

export const walkRecordSchema = v.object({
  machine: v.string(),
  walked: v.array(v.string()),
})

/** What the browser run noted of one machine: ids of the transitions it took. */
export type WalkRecord = v.InferOutput<typeof walkRecordSchema>
