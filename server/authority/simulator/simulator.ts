import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { authorityId } from '../documentMessage.ts'
import { readMessage, type Envelope } from '../envelope.ts'
import { newMessageId } from '../messageId.ts'
import { rowOfType, type MessageRow } from '../messageRows.ts'
import { unreadable, type Unreadable } from '../strictElements.ts'
import type { Message, TaxAuthority, TurnedDown } from '../taxAuthority.ts'
import { commonReasons, type AnsweredKind, type Answering, type AnsweringParts } from './answering.ts'
import type { OwedAnswer } from './register.ts'

/** The provider that the product sends through, `V` and an invented tax code. */
export const simulatedProvider = 'V0199999977'

export interface SimulatorParts extends AnsweringParts {
  /** Kinds of documents that it takes in. */
  readonly kinds: readonly AnsweredKind[]
}

/** A message that it takes in, with who answers it. */
interface Arrived {
  readonly envelope: Envelope
  readonly answering: Answering
}

const turnedDown = ({ detail }: Unreadable): TurnedDown => ({
  code: 'authority.turnedDown',
  detail,
  message: `${commonReasons.format.code}: ${commonReasons.format.text}`,
})

type Answered = Omit<AnsweredKind, 'answering'> & { readonly answering: Answering }

/** Whether a message carries what its row says: documents of a kind, and behind each its companion where they have one. */
const isOfRow = (
  { maxRows, companion }: MessageRow<string>,
  root: string,
  documents: readonly { readonly name: string }[],
): boolean => {
  const of = companion === undefined ? [root] : [root, companion]
  return documents.length <= maxRows * of.length && documents.every(({ name }, index) => name === of[index % of.length])
}

const reading =
  (answered: readonly Answered[]) =>
  (xml: string): Result<Arrived, Unreadable> =>
    readMessage(xml, (envelope, documents) => {
      const [first] = documents
      const kind = answered.find(({ messages, root }) => {
        const row = rowOfType(messages, envelope.type)
        return row !== null && isOfRow(row, root, documents)
      })
      return first === undefined || kind === undefined
        ? unreadable(first?.name ?? 'DLieu')
        : succeed({ envelope, answering: kind.answering })
    })

/**
 * A tax authority inside the product, behind the interface that a transmission provider implements: it takes in the messages of some kinds of
 * documents and gives each the answers of its kind in their time, which are made when they are due. It keeps its own books, so that it knows
 * after a restart what it owes.
 */
export const createSimulator = (parts: SimulatorParts): TaxAuthority => {
  const { register, clock, kinds } = parts
  const answered = kinds.map(({ answering, ...kind }) => ({ ...kind, answering: answering(parts) }))
  const read = reading(answered)

  const verdictOn = async (answer: OwedAnswer) => {
    const message = await register.filed(answer.reference)
    const arrived = read(message.xml)
    if (!arrived.ok) throw new Error(`a message on file cannot be read: ${arrived.failure.detail}`)
    return arrived.value.answering.verdictOn(message, arrived.value.envelope, answer)
  }

  return {
    sender: simulatedProvider,
    async send(message) {
      const arrived = read(message.xml)
      if (!arrived.ok) return fail(turnedDown(arrived.failure))
      const { envelope, answering } = arrived.value
      const now = clock()
      const answers = answering.owed(envelope).map(({ step, seconds }) => ({
        mtdiep: newMessageId(authorityId),
        reference: message.mtdiep,
        step,
        dueAt: new Date(now.getTime() + seconds * 1000).toISOString(),
      }))
      await register.file(message, now.toISOString(), answers)
      return succeed(null)
    },
    async receive() {
      const messages: Message[] = []
      for (const { answering } of answered) await answering.beforeAnswers?.()
      for (const answer of await register.due(clock().toISOString())) {
        const verdict = answer.xml === '' ? await verdictOn(answer) : null
        const xml = verdict === null ? answer.xml : await register.settle(answer, verdict.notice.xml, verdict.isLast)
        if (xml !== null) messages.push({ mtdiep: answer.mtdiep, xml })
      }
      return messages
    },
    acknowledge: (mtdiep) => register.markTaken(mtdiep, clock().toISOString()),
  }
}
