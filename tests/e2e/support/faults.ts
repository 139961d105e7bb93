import * as v from 'valibot'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import type { Lasting } from '../../../development/faults/scenario.ts'
import type { Product } from '../../../tools/product/product.ts'

async function change({ origin }: Product, body: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const response = await fetch(`${origin}/api/faults`, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`the fault console answers ${response.status}: ${await response.text()}`)
}

/** Switches one scenario on, and all others off. */
export const switchOn = (product: Product, name: ScenarioName, lasts: Lasting = 'untilOff'): Promise<void> =>
  change(product, { reset: true, set: [{ name, lasts }] })

export const switchAllOff = (product: Product): Promise<void> => change(product, { reset: true })

const stateSchema = v.object({ data: v.object({ on: v.array(v.object({ name: v.string() })) }) })

/** Names of the scenarios that are on. */
export async function onNow({ origin }: Product): Promise<string[]> {
  const state = v.parse(stateSchema, await (await fetch(`${origin}/api/faults`)).json())
  return state.data.on.map(({ name }) => name)
}
