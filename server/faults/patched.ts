import * as v from 'valibot'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `parts` over `whole`: records meet entry by entry, in a list each of them; everything else is replaced. */
const merged = (whole: unknown, parts: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(whole)) return whole.map((each) => merged(each, parts))
  if (!isRecord(whole)) return parts
  const entries = Object.entries(parts).map(([name, part]) => [name, isRecord(part) ? merged(whole[name], part) : part])
  return { ...whole, ...Object.fromEntries(entries) }
}

/** The same list, with parts of its last entry reading differently. Anything else stays as it is. */
const mergedLast = (list: unknown, parts: Readonly<Record<string, unknown>>): unknown =>
  Array.isArray(list)
    ? list.map((each: unknown, place) => (place === list.length - 1 ? merged(each, parts) : each))
    : list

/** The same answer with other data. A refusal stays as it is. */
const withData = async (response: Response, change: (data: unknown) => unknown): Promise<Response> => {
  if (!response.ok) return response
  const envelope = v.parse(v.looseObject({ data: v.unknown() }), await response.json())
  return new Response(JSON.stringify({ ...envelope, data: change(envelope.data) }), {
    status: response.status,
    headers: response.headers,
  })
}

/** With parts of its data reading differently. */
export const patched = (response: Response, data: Readonly<Record<string, unknown>>): Promise<Response> =>
  withData(response, (whole) => merged(whole, data))

/** With parts of the last entry of a list reading differently: of the data itself, or of the part of this name. */
export const patchedLast = (
  response: Response,
  { part, data }: { readonly part: string | null; readonly data: Readonly<Record<string, unknown>> },
): Promise<Response> =>
  withData(response, (whole) => {
    if (part === null) return mergedLast(whole, data)
    return isRecord(whole) ? { ...whole, [part]: mergedLast(whole[part], data) } : whole
  })
