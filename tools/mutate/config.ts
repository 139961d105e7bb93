/** A machine's configuration as XState keeps it: plain objects, arrays, names, and the functions that compute parameters. */
export type Config = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Place = readonly (string | number)[]

/** What stands at a place; undefined where nothing does. */
export const partAt = (config: unknown, [step, ...rest]: Place): unknown => {
  if (step === undefined) return config
  if (Array.isArray(config)) return partAt(config[Number(step)], rest)
  return isRecord(config) ? partAt(config[step], rest) : undefined
}

/** A copy of a configuration with something else at a place; `undefined` takes the part out. */
export const withPart = (config: unknown, [step, ...rest]: Place, part: unknown): unknown => {
  if (step === undefined) return part
  if (Array.isArray(config)) {
    const next = withPart(config[Number(step)], rest, part)
    return next === undefined ? config.toSpliced(Number(step), 1) : config.with(Number(step), next)
  }
  if (!isRecord(config)) throw new Error(`nothing stands at '${step}'`)
  const next = withPart(config[step], rest, part)
  if (next !== undefined) return { ...config, [step]: next }
  return Object.fromEntries(Object.entries(config).filter(([key]) => key !== String(step)))
}

/** One or several of the same, as XState lets them be written. */
export const listed = (part: unknown): readonly unknown[] =>
  part === undefined ? [] : Array.isArray(part) ? part : [part]
