import * as v from 'valibot'

const layoutSchema = v.object({ order: v.array(v.string()), hidden: v.array(v.string()), widths: v.record(v.string(), v.number()) })

/** Which columns are shown, in which order and how wide in px (seed 000 §2: kept per user and list). */
export type ColumnLayout = v.InferOutput<typeof layoutSchema>

/** The seed's version tag: a layout of another version is not read. */
const version = '20231108'

const keyOf = (list: string, userId: string): string => `tokhai:columns:${list}:${encodeURIComponent(userId)}:${version}`

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A closed or full storage answers with a DOMException: the layout then lasts as long as the page. */
const attempted = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}

/** The user's layout, or the given one; columns that the list has gained since stand at the end. */
export const readLayout = (list: string, userId: string, otherwise: ColumnLayout): ColumnLayout => {
  const text = attempted(() => window.localStorage.getItem(keyOf(list, userId)), null)
  const read = v.safeParse(layoutSchema, text === null ? null : parsed(text))
  if (!read.success) return otherwise
  const known = read.output.order.filter((id) => otherwise.order.includes(id))
  return { ...read.output, order: [...known, ...otherwise.order.filter((id) => !known.includes(id))] }
}

export const keepLayout = (list: string, userId: string, layout: ColumnLayout): void =>
  attempted(() => window.localStorage.setItem(keyOf(list, userId), JSON.stringify(layout)), undefined)

export const forgetLayout = (list: string, userId: string): void =>
  attempted(() => window.localStorage.removeItem(keyOf(list, userId)), undefined)
