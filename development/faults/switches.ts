import type { Lasting, Scenario } from './scenario.ts'

export interface SwitchedOn {
  readonly name: string
  readonly lasts: Lasting
}

/** A change of the switches: all off first where it says so, then each of these off or on. */
export interface SwitchChange {
  readonly reset: boolean
  readonly set: readonly { readonly name: string; readonly lasts: Lasting | 'off' }[]
}

/** Which scenarios of one process are on. */
export interface FaultSwitches<One extends Scenario> {
  readonly on: () => readonly SwitchedOn[]
  readonly change: (change: SwitchChange) => void
  /** The first scenario that is on and fits for as long as it lasts, or null. One that lasts once is off from then on. */
  readonly inject: (fits: (scenario: One, lasts: Lasting) => boolean) => One | null
}

/** Switches for the given scenarios, all off. Names that are not among them are passed over: another process has them. */
export const createSwitches = <One extends Scenario>(scenarios: readonly One[]): FaultSwitches<One> => {
  const on = new Map<string, Lasting>()
  return {
    on: () => [...on].map(([name, lasts]) => ({ name, lasts })),
    change({ reset, set }) {
      if (reset) on.clear()
      for (const { name, lasts } of set) {
        if (lasts === 'off') on.delete(name)
        else if (scenarios.some((one) => one.name === name)) on.set(name, lasts)
      }
    },
    inject(fits) {
      const injected = scenarios.find((one) => {
        const lasts = on.get(one.name)
        return lasts !== undefined && fits(one, lasts)
      })
      if (injected === undefined) return null
      if (on.get(injected.name) === 'once') on.delete(injected.name)
      return injected
    },
  }
}
