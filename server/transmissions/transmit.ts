import { MAX_XML_BYTES } from '../../signing/xmldsig/guard.ts'
import type { TransmittedMessage } from '../authority/messageRows.ts'
import { newMessageId } from '../authority/messageId.ts'
import type { OutboxRepositories } from '../outbox/outbox.ts'
import { newId } from '../store/identifiers.ts'
import {
  companionRow,
  queue,
  type Transmission,
  type TransmissionRepositories,
  type TransmissionRow,
} from './transmissions.ts'

/** A signed document that is to be sent. */
export interface Outgoing {
  readonly signedId: string
  /** By which answers will name it among others; empty where its kind sends one in a message. */
  readonly key: string
  /** Of its XML in UTF-8, with that of its companion. */
  readonly bytes: number
  /** Of what the message carries behind it and no answer is about; empty where there is nothing. */
  readonly companionId?: string
}

/** The rows of a message: each document, and its companion behind it. */
const rowsOf = (documents: readonly Outgoing[]): readonly TransmissionRow[] =>
  documents
    .flatMap(({ signedId, key, companionId = '' }) => [
      { signedId, key },
      ...(companionId === '' ? [] : [{ signedId: companionId, key: companionRow }]),
    ])
    .map((row, index) => ({ position: index + 1, ...row }))

interface Sending {
  readonly companyId: string
  readonly kind: string
  readonly message: Pick<TransmittedMessage<string>, 'type' | 'maxRows'>
  /** MNGui. */
  readonly sender: string
  readonly dueAt: string
}

/** In their order, as many together as one message may carry, and as a reader of messages takes in at once. */
const together = (documents: readonly Outgoing[], maxRows: number): readonly (readonly Outgoing[])[] => {
  const messages: Outgoing[][] = []
  let bytes = 0
  for (const document of documents) {
    const last = messages.at(-1)
    bytes += document.bytes
    if (last !== undefined && last.length < maxRows && bytes <= MAX_XML_BYTES) last.push(document)
    else {
      messages.push([document])
      bytes = document.bytes
    }
  }
  return messages
}

/** Has signed documents of a kind sent, in as few messages as its row allows. @returns the messages, with the documents in each */
export const transmit = async (
  inside: TransmissionRepositories & OutboxRepositories,
  { companyId, kind, message, sender, dueAt }: Sending,
  documents: readonly Outgoing[],
): Promise<readonly Transmission[]> => {
  const transmissions = together(documents, message.maxRows).map((part) => ({
    companyId,
    id: newId(),
    kind,
    messageType: message.type,
    mtdiep: newMessageId(sender),
    rows: rowsOf(part),
  }))
  await queue(inside, transmissions, dueAt)
  return transmissions
}
