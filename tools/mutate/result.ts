import * as v from 'valibot'

/** What became of a mutant: killed by a journey, by its own generated paths, or not at all. */
export const resultSchema = v.object({
  machine: v.string(),
  name: v.string(),
  operator: v.string(),
  killedBy: v.nullable(v.object({ kind: v.picklist(['journey', 'paths']), name: v.string(), why: v.string() })),
})
export type MutantResult = v.InferOutput<typeof resultSchema>

export const shardSchema = v.object({
  machine: v.string(),
  operators: v.array(v.string()),
  from: v.number(),
  to: v.number(),
  out: v.string(),
})
/** A part of a machine's mutants of some operators, by their places in their list, and the file for what became of them. */
export type Shard = v.InferOutput<typeof shardSchema>
