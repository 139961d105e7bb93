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

/** The same answer, with parts of its data reading differently. A refusal stays as it is. */
export const patched = async (response: Response, data: Readonly<Record<string, unknown>>): Promise<Response> => {
  if (!response.ok) return response
  const envelope = v.parse(v.looseObject({ data: v.unknown() }), await response.json())
  return new Response(JSON.stringify({ ...envelope, data: merged(envelope.data, data) }), {
    status: response.status,
    headers: response.headers,
  })
}
