import type { MailScenario } from '../../development/faults/scenario.ts'
import type { FaultSwitches } from '../../development/faults/switches.ts'
import { fail } from '../../src/domain/result.ts'
import type { MailTransport } from '../mail/mail.ts'

const detail = 'switched on in the fault console'

/** A way of mails that is closed, or refuses addresses, as the switches say. */
export const faultyMail = (inner: MailTransport, switches: FaultSwitches<MailScenario>): MailTransport => ({
  async deliver(mail) {
    const injected = switches.inject(() => true)
    return injected === null ? inner.deliver(mail) : fail({ code: `mail.${injected.fault.kind}`, detail })
  },
  close: inner.close,
})
