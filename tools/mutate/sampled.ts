/** Stands for any event, context or input: every property of it and every call of it is itself again, and a list of it is empty. */
const anything: object = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return [][Symbol.iterator]
    return anything
  },
  apply: () => anything,
  has: () => true,
})

const isCallable = (part: unknown): part is (...given: readonly unknown[]) => unknown => typeof part === 'function'

/**
 * Names of what a part of a chart makes, whether it stands there or a function computes it. None where that cannot be found
 * without a real event, as in a function that first asserts which event there is.
 */
export const namesOf = (part: unknown): readonly string[] => {
  try {
    const made: unknown = isCallable(part) ? part(anything, anything) : part
    return typeof made === 'object' && made !== null ? Object.keys(made) : []
  } catch {
    return []
  }
}

/** Another value in place of one: never an equal one, and of no use where the flow relies on it. */
const mistaken = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return value === null || value === undefined ? 'mistaken' : undefined
}

/** The same part, which makes something else of one of its names. */
export const withMistaken = (part: unknown, name: string): unknown => {
  if (isCallable(part)) return (...given: readonly unknown[]) => withMistaken(part(...given), name)
  return typeof part === 'object' && part !== null ? { ...part, [name]: mistaken(Reflect.get(part, name)) } : part
}
