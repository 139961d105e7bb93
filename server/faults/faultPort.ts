import type { Reason } from '../authority/simulator/filing.ts'
import type { TaxAuthority } from '../authority/taxAuthority.ts'
import type { Application } from '../http/frame.ts'

/** Where the fault console gets between the server and its surroundings. */
export interface FaultPort {
  readonly areOn: boolean
  /** Stands before the API and the page's files; `origins` are those whose pages may change something. */
  readonly mount: (app: Application, origins: ReadonlySet<string>) => void
  /** The way to the tax authority, with what goes wrong on it. */
  readonly onTheWay: (authority: TaxAuthority) => TaxAuthority
  /** A reason to turn a declaration down that the simulated authority has before its own; null for none. */
  readonly objection: (step: 'receipt' | 'decision') => Reason | null
}

/** A product whose faults are its own. */
export const noFaults: FaultPort = {
  areOn: false,
  mount: () => undefined,
  onTheWay: (authority) => authority,
  objection: () => null,
}
