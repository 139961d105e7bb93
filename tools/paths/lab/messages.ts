import * as v from 'valibot'
import { problemSchema } from '../../../walks/model/problem.ts'

/** What the frame with the view reports to the lab around it. */
export const viewMessageSchema = v.variant('kind', [
  /** The flow rests: at place 0 before the first step, at place n after step n. */
  v.object({ kind: v.literal('rested'), place: v.number(), states: v.array(v.string()) }),
  v.object({ kind: v.literal('failed'), place: v.number(), problem: problemSchema }),
])
export type ViewMessage = v.InferOutput<typeof viewMessageSchema>

/** What the lab asks of the frame: the next step. */
export const askedOfViewSchema = v.object({ kind: v.literal('step') })
export type AskedOfView = v.InferOutput<typeof askedOfViewSchema>
