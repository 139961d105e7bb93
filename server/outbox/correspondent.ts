import type { Unreadable } from '../authority/strictElements.ts'
import type { Message, TurnedDown } from '../authority/taxAuthority.ts'
import type { Result } from '../../src/domain/result.ts'
import type { OutboxMessage } from './outbox.ts'

/** An answer of the authority, read. */
export interface Answer<Repositories> {
  readonly mtdiep: string
  /** MTDiep of the message that is answered. */
  readonly reference: string
  readonly taxCode: string
  /** MLTDiep. */
  readonly type: string
  /** What it does to the subject of the message that it answers: `late` where that has moved on, `unknown` where there is none. */
  readonly apply: (inside: Repositories, message: OutboxMessage, at: string) => Promise<'applied' | 'late' | 'unknown'>
}

/** What an area knows of its messages to the authority and back. */
export interface Correspondent<Repositories> {
  /** Kind of its subjects in the outbox. */
  readonly subject: string
  /** MLTDiep of the answers that it reads; no two correspondents read the same. */
  readonly answerTypes: readonly string[]
  /** The message as it travels; `sender` is MNGui. */
  readonly write: (store: Repositories, message: OutboxMessage, sender: string) => Promise<Message>
  /** What becomes of the subject of a message that the provider never passes on; in one transaction with the outbox. */
  readonly turnDown: (inside: Repositories, message: OutboxMessage, refusal: TurnedDown, at: string) => Promise<void>
  readonly read: (xml: string) => Result<Answer<Repositories>, Unreadable>
}
