import { documentMessage } from '../authority/documentMessage.ts'
import { newId } from '../store/identifiers.ts'

/**
 * A message between company and authority about a signed document. `filing` is ours, `answer` the authority's; `technical` is what the
 * provider says who does not pass a message on, which has no XML.
 */
export interface KeptMessage {
  readonly id: string
  readonly kind: 'filing' | 'technical' | 'answer'
  /** When it was made or came in: ISO 8601 in UTC. */
  readonly at: string
  /** MLTDiep; empty where there is none. */
  readonly type: string
  readonly mtdiep: string
  /** Of an answer: `late` where the document had moved on and it changed nothing. */
  readonly outcome: 'applied' | 'late'
  /** The provider's own words; what an answer says stands in its XML. */
  readonly text: string
  readonly xml: string
}

/** The message with which a document is filed, whole, as it will be sent. */
export const filingMessage = ({
  at,
  ...sent
}: Parameters<typeof documentMessage>[0] & { readonly at: string }): KeptMessage => ({
  id: newId(),
  kind: 'filing',
  at,
  type: sent.type,
  mtdiep: sent.mtdiep,
  outcome: 'applied',
  text: '',
  xml: documentMessage(sent).xml,
})

/** An answer of the authority, whole, as it came. */
export const answerMessage = (
  answer: Pick<KeptMessage, 'at' | 'type' | 'mtdiep' | 'outcome' | 'xml'>,
): KeptMessage => ({
  id: newId(),
  kind: 'answer',
  text: '',
  ...answer,
})

/** What the provider says who does not pass a message on. */
export const technicalAnswer = (said: Pick<KeptMessage, 'at' | 'mtdiep' | 'text'>): KeptMessage => ({
  id: newId(),
  kind: 'technical',
  type: '',
  outcome: 'applied',
  xml: '',
  ...said,
})
