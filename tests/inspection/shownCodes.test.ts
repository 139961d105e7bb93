import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { redacted } from '../../development/liveView/redaction.ts'
import { readFlows } from '../../tools/charts/flows.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

/** A code of the program, such as `registered`: what people type has other letters or blanks. */
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z][A-Za-z]{2,}$/.test(value)

/** Codes within a value, by their place: `output.value: registered`. */
const codesIn = (place: string, value: unknown): readonly string[] => {
  if (isCode(value)) return [`${place}: ${value}`]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, part]) => codesIn(`${place}.${name}`, part))
}

/** Codes of a flow's own that start it, reach it or end its work; what XState says of itself is left out. */
const saidIn = (name: string, whole: object) =>
  Object.entries(whole)
    .filter(([field]) => field !== 'type' && field !== 'actorId')
    .flatMap(([field, value]) => codesIn(`${name}: ${field}`, value))

it.each(flows)(
  'the live view shows each code that starts $id, reaches it or ends its work (src/machines/$id/shownFields.ts)',
  ({ flow }) => {
    const starts: readonly (readonly [string, unknown])[] = Object.entries(flow.starts)
    const wholes = [
      ...flow.stimuli.map(({ name, event }) => ({ name, whole: event })),
      ...starts.flatMap(([name, input]) =>
        typeof input === 'object' && input !== null ? [{ name, whole: input }] : [],
      ),
    ]
    const shown = new Set(wholes.flatMap(({ name, whole }) => saidIn(name, redacted(whole))))
    expect(wholes.flatMap(({ name, whole }) => saidIn(name, whole)).filter((code) => !shown.has(code))).toEqual([])
  },
)
