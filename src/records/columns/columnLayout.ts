import * as v from 'valibot'
import { unlessClosed } from '../../ui/unlessClosed.ts'

const layoutSchema = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  widths: v.record(v.string(), v.number()),
})

const keptSchema = v.pipe(v.string(), v.parseJson(), layoutSchema)

/** Which columns are shown, in which order and how wide in px (seed 000 §2: kept per user and list). */
export type ColumnLayout = v.InferOutput<typeof layoutSchema>

/** The seed's version tag: a layout of another version is not read. */
const version = '20231108'

const keyOf = (list: string, userId: string): string =>
  `tokhai:columns:${list}:${encodeURIComponent(userId)}:${version}`

/** The user's layout, or the given one; columns that the list has gained since stand at the end, hidden where they come so. */
export const readLayout = (list: string, userId: string, otherwise: ColumnLayout): ColumnLayout => {
  const text = unlessClosed(() => window.localStorage.getItem(keyOf(list, userId)), null)
  const read = v.safeParse(keptSchema, text)
  if (!read.success) return otherwise
  const known = read.output.order.filter((id) => otherwise.order.includes(id))
  const gained = otherwise.order.filter((id) => !known.includes(id))
  const hidden = [...read.output.hidden, ...gained.filter((id) => otherwise.hidden.includes(id))]
  return { ...read.output, order: [...known, ...gained], hidden: [...new Set(hidden)] }
}

export const keepLayout = (list: string, userId: string, layout: ColumnLayout): void =>
  unlessClosed(() => window.localStorage.setItem(keyOf(list, userId), JSON.stringify(layout)), undefined)

export const forgetLayout = (list: string, userId: string): void =>
  unlessClosed(() => window.localStorage.removeItem(keyOf(list, userId)), undefined)
