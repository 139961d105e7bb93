import type { AuthorityFault, AuthorityScenario } from '../../development/faults/scenario.ts'
import type { FaultSwitches } from '../../development/faults/switches.ts'
import { fail } from '../../src/domain/result.ts'
import { authorityId } from '../authority/documentMessage.ts'
import { newMessageId } from '../authority/messageId.ts'
import { answerOfType, type AnswerStep, type MessageRow } from '../authority/messageRows.ts'
import type { Message, SendFailure, TaxAuthority } from '../authority/taxAuthority.ts'
import type { Clock } from '../clock.ts'

const switchedOn = 'switched on in the fault console'

type Messages = readonly MessageRow<string>[]

const typeOf = ({ xml }: Message): string => /<MLTDiep>(\d+)<\/MLTDiep>/.exec(xml)?.[1] ?? ''

/** Which step an answer is, whatever it is about. */
const stepIn = (messages: Messages, message: Message): AnswerStep | null =>
  answerOfType(messages, typeOf(message))?.step ?? null

/** Whether an answer is of a type that no confirmation of receipt comes before. */
const comesAlone = (messages: Messages, message: Message): boolean => {
  const rows = messages.filter(({ answers }) => answers.some(({ type }) => type === typeOf(message)))
  return rows.length > 0 && !rows.some(({ answers }) => answers.some(({ step }) => step === 'receipt'))
}

/** The invoice that the authority sends back with its code. */
const codedInvoice = '202'

/** Another message of the authority's, which nothing that was sent is answered by. */
const stray = ({ mtdiep, xml }: Message, changed: (xml: string) => string): Message => {
  const id = newMessageId(authorityId)
  return { mtdiep: id, xml: changed(xml.replaceAll(mtdiep, id)) }
}

const firstHalf = (xml: string): string => xml.slice(0, xml.length / 2)
const ofNextNumber = (xml: string): string =>
  xml.replace(/<SHDon>(\d+)<\/SHDon>/, (_, number: string) => `<SHDon>${Number(number) + 1}</SHDon>`)

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
  const happens = (kind: AuthorityFault['kind']): boolean =>
    switches.inject(({ fault }) => fault.kind === kind) !== null
  const spoilt = (message: Message): readonly Message[] => {
    const isAlone = comesAlone(messages, message)
    if ((!isAlone && stepIn(messages, message) !== 'receipt') || !happens('malformed')) return [message]
    const half = { ...message, xml: firstHalf(message.xml) }
    // The one answer that there is would be waited for without an end.
    return isAlone ? [half, message] : [half]
  }
  const confused = (message: Message): readonly Message[] =>
    typeOf(message) === codedInvoice && happens('otherInvoice') ? [stray(message, ofNextNumber), message] : [message]
  const delivered = (message: Message): readonly Message[] => {
    if (isLate(message)) return []
    const arriving = spoilt(message).flatMap(confused)
    return happens('repeated') ? [...arriving, ...arriving] : arriving
  }
  const notSent = (): SendFailure | null => {
    if (happens('unreachable')) return { code: 'authority.unreachable', detail: switchedOn }
    const injected = switches.inject(({ fault }) => fault.kind === 'turnedDown')
    if (injected?.fault.kind !== 'turnedDown') return null
    const { code, text } = injected.fault
    return { code: 'authority.turnedDown', detail: switchedOn, message: `${code}: ${text}` }
  }
  return {
    sender: inner.sender,
    send: (message) => {
      const failure = notSent()
      return failure === null ? inner.send(message) : Promise.resolve(fail(failure))
    },
    receive: async () => (await inner.receive()).flatMap(delivered),
    acknowledge: (mtdiep) => inner.acknowledge(mtdiep),
  }
}
