import type { AuthorityScenario } from '../../development/faults/scenario.ts'
import type { FaultSwitches } from '../../development/faults/switches.ts'
import { fail } from '../../src/domain/result.ts'
import { answerOfType, type AnswerStep, type MessageRow } from '../authority/messageRows.ts'
import type { Message, TaxAuthority } from '../authority/taxAuthority.ts'
import type { Clock } from '../clock.ts'

type Messages = readonly MessageRow<string>[]

/** Which step an answer is, whatever it is about. */
const stepIn = (messages: Messages, { xml }: Message): AnswerStep | null =>
  answerOfType(messages, /<MLTDiep>(\d+)<\/MLTDiep>/.exec(xml)?.[1] ?? '')?.step ?? null

interface Held {
  readonly until: number
  /** Its time runs although the scenario is off again; otherwise switching off lets it go. */
  readonly isForOnce: boolean
}

/** Holds decisions back while they are late. */
const createDelay = (switches: FaultSwitches<AuthorityScenario>, clock: Clock, messages: Messages) => {
  const held = new Map<string, Held>()
  const isOn = (name: string): boolean => switches.on().some((one) => one.name === name)
  const hold = ({ mtdiep }: Message): Held | null => {
    const injected = switches.inject(({ fault }) => fault.kind === 'late')
    if (injected?.fault.kind !== 'late') return null
    const holding = { until: clock().getTime() + injected.fault.milliseconds, isForOnce: !isOn(injected.name) }
    held.set(mtdiep, holding)
    return holding
  }
  return (message: Message): boolean => {
    if (stepIn(messages, message) !== 'decision') return false
    const holding = held.get(message.mtdiep) ?? hold(message)
    return holding !== null && clock().getTime() < holding.until && (holding.isForOnce || isOn('authority.late'))
  }
}

/** The way to an authority on which messages are lost, held back, repeated or spoilt, as the switches say; answers to `messages` are known by their rows. */
export const faultyAuthority = (
  inner: TaxAuthority,
  switches: FaultSwitches<AuthorityScenario>,
  clock: Clock,
  messages: Messages,
): TaxAuthority => {
  const isLate = createDelay(switches, clock, messages)
  const spoilt = (message: Message): Message => {
    const isInjected =
      stepIn(messages, message) === 'receipt' && switches.inject(({ fault }) => fault.kind === 'malformed') !== null
    return isInjected ? { ...message, xml: message.xml.slice(0, message.xml.length / 2) } : message
  }
  const delivered = (message: Message): readonly Message[] => {
    if (isLate(message)) return []
    const arriving = spoilt(message)
    return switches.inject(({ fault }) => fault.kind === 'repeated') === null ? [arriving] : [arriving, arriving]
  }
  return {
    sender: inner.sender,
    send: (message) =>
      switches.inject(({ fault }) => fault.kind === 'unreachable') === null
        ? inner.send(message)
        : Promise.resolve(fail({ code: 'authority.unreachable', detail: 'switched on in the fault console' })),
    receive: async () => (await inner.receive()).flatMap(delivered),
    acknowledge: (mtdiep) => inner.acknowledge(mtdiep),
  }
}
