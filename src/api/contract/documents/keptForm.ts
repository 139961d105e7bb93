import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'
import { idSchema } from '../ids.ts'

/**
 * How a form was opened: without a document, to edit one, to correct a draft in a copy that takes its place, as a copy, or as a change
 * of what is in force.
 */
export const openedWays = ['new', 'edit', 'correction', 'copy', 'change'] as const
export type OpenedWay = (typeof openedWays)[number]

export const openedWay = v.picklist(openedWays)

/** Of what document, and how it was opened; `origin_id` is empty for a form without one. */
export const placeEntries = { way: openedWay, origin_id: textUpTo(64) }

/** Names the browser tab that keeps a form, by an id that it makes as it begins. */
export const keptBy = idSchema

/** The state of an unfinished form: each keeping has a revision of its own. */
export const keptRevision = textUpTo(64)

/** What may be kept of a form as unfinished, by its place and what its tab knows of it (decisions 0376, 0405). */
export const keptFormSchema = v.strictObject({ ...placeEntries, writer: keptBy, revision: keptRevision })
export type KeptForm = v.InferOutput<typeof keptFormSchema>
