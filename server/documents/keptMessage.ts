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
}

/** That a document is filed by a message, which is written from the signed document whenever it is asked for. */
export const filingMessage = (sent: Pick<KeptMessage, 'at' | 'type' | 'mtdiep'>): KeptMessage => ({
  id: newId(),
  kind: 'filing',
  outcome: 'applied',
  text: '',
  ...sent,
})

/** An answer of the authority, which is kept once, as it came, for all documents that it is about. */
export const answerMessage = (answer: Pick<KeptMessage, 'at' | 'type' | 'mtdiep' | 'outcome'>): KeptMessage => ({
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
  ...said,
})
