import type { Stimulus } from './stimuli.ts'

/** What happens, and the states in which the flow then rests. */
export interface PathStep {
  readonly stimulus: Stimulus
  readonly states: readonly string[]
}

export interface Path {
  /** `tokenSigning-1f0c9a2b`: the same as long as the path's name is. */
  readonly id: string
  /** `new declaration: close.requested: changed → leave.confirmed: confirmed` */
  readonly name: string
  readonly start: string
  readonly steps: readonly PathStep[]
}

const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** A short name for a path that links and commands can carry: the machine and the 32-bit FNV-1a hash of the path's own name. */
export const pathIdOf = (machineId: string, pathName: string): string => {
  const hash = new TextEncoder().encode(pathName).reduce((sum, byte) => Math.imul(sum ^ byte, prime) >>> 0, offsetBasis)
  return `${machineId}-${hash.toString(16).padStart(8, '0')}`
}

/** A path under the name that its start and its stimuli give it. */
export const pathOf = (machineId: string, start: string, steps: readonly PathStep[]): Path => {
  const name = `${start}: ${steps.map(({ stimulus }) => stimulus.name).join(' → ')}`
  return { id: pathIdOf(machineId, name), name, start, steps }
}
