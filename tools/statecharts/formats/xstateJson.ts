import type { AnyStateMachine } from 'xstate'

/** Functions in a chart compute parameters, inputs and the first context; JSON has their names beside them. */
const withoutCode = (value: unknown): unknown => {
  if (typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map(withoutCode)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutCode(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

/** The machine's configuration as XState's own tools read it, without its code. */
export const xstateJsonOf = (machine: AnyStateMachine): string =>
  `${JSON.stringify(withoutCode(machine.config), null, 2)}\n`
