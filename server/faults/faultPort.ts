import type { SimulatedFaults } from '../authority/simulator/answering.ts'
import type { TaxAuthority } from '../authority/taxAuthority.ts'
import type { Application } from '../http/frame.ts'
import type { MailTransport } from '../mail/mail.ts'

/** Where the fault console gets between the server and its surroundings. */
export interface FaultPort {
  readonly areOn: boolean
  /** Stands before the API and the page's files; `origins` are those whose pages may change something. */
  readonly mount: (app: Application, origins: ReadonlySet<string>) => void
  /** The way to the tax authority, with what goes wrong on it. */
  readonly onTheWay: (authority: TaxAuthority) => TaxAuthority
  /** The way of mails, with what goes wrong on it. */
  readonly onMails: (transport: MailTransport) => MailTransport
  /** What the simulated authority does instead of what it does by itself. */
  readonly ofSimulator: SimulatedFaults
}

/** A product whose faults are its own. */
export const noFaults: FaultPort = {
  areOn: false,
  mount: () => undefined,
  onTheWay: (authority) => authority,
  onMails: (transport) => transport,
  ofSimulator: {},
}
