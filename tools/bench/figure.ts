/** One measured number beside its aim. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** `B`, `ms`, `x` (times another figure of the same run), `fps`, or nothing for a count. */
  readonly unit: string
  /** Absent where the figure only gives scale to another. */
  readonly aim?: number
  /** A rate wants to be high, everything else low. */
  readonly atLeast?: boolean
}

export function isWithinAim({ value, aim, atLeast = false }: Figure): boolean {
  if (aim === undefined) return true
  return atLeast ? value >= aim : value <= aim
}

const shown = (value: number, unit: string) =>
  unit === 'B' ? `${(value / 1000).toFixed(1)} kB` : `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`

/** One line: name, value, aim, and `ok` or `over`. */
export function lineOf(figure: Figure): string {
  const verdict = isWithinAim(figure) ? 'ok' : figure.atLeast === true ? 'under' : 'over'
  const aim =
    figure.aim === undefined
      ? ''
      : `   aim ${figure.atLeast === true ? 'at least' : 'at most'} ${shown(figure.aim, figure.unit)}   ${verdict}`
  return `${figure.name.padEnd(44)} ${shown(figure.value, figure.unit).padStart(12)}${aim}`
}
