import * as v from 'valibot'

const stateSchema = v.object({ id: v.string(), name: v.string(), description: v.nullable(v.string()) })
const stepSchema = v.object({
  kind: v.picklist(['gesture', 'outcome', 'delay']),
  description: v.string(),
  states: v.array(stateSchema),
  transitions: v.array(v.string()),
  rules: v.array(v.string()),
})
const pathSchema = v.object({
  id: v.string(),
  machine: v.string(),
  start: v.string(),
  begins: v.array(stateSchema),
  steps: v.array(stepSchema),
  rules: v.array(v.string()),
})
const factsSchema = v.object({
  flows: v.array(v.object({ machine: v.string(), name: v.string(), paths: v.array(pathSchema) })),
  smoke: v.array(v.string()),
  rules: v.record(v.string(), v.string()),
  labels: v.record(v.string(), v.string()),
})

export type Facts = v.InferOutput<typeof factsSchema>
export type ShownFlow = Facts['flows'][number]
export type ShownPath = v.InferOutput<typeof pathSchema>
export type ShownState = v.InferOutput<typeof stateSchema>

const fetched = async (address: string) => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

/** What the lab shows in a language. Rejects when the server is gone. */
export const fetchFacts = async (language: string): Promise<Facts> =>
  v.parse(factsSchema, await (await fetched(`/facts/${language}`)).json())

/** The drawing of a chart as SVG. Rejects when the server is gone. */
export const fetchDrawing = async (machine: string, language: string): Promise<string> =>
  (await fetched(`/charts/${machine}.${language}`)).text()
