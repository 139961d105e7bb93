import type { Certificate } from '../../../signing/certificate.ts'
import type { Clock } from '../../clock.ts'
import { authorityId } from '../documentMessage.ts'
import { writeEnvelope, type Envelope } from '../envelope.ts'
import type { AnswerStep, MessageRow } from '../messageRows.ts'
import type { ProcessingTime } from '../processingTime.ts'
import type { Message } from '../taxAuthority.ts'
import type { AuthorityRegister, OwedAnswer } from './register.ts'

/** Why the authority turns something down: MLoi and MTa of its notice. */
export interface Reason {
  readonly code: string
  readonly text: string
}

/** What it finds in documents of every kind: -1 and -2 of the message list; -3 is this simulator's own. */
export const commonReasons = {
  format: { code: '-1', text: 'Sai định dạng thông điệp' },
  signature: { code: '-2', text: 'Chữ ký số không hợp lệ' },
  taxCode: { code: '-3', text: 'Mã số thuế trên chữ ký số không khớp với mã số thuế của người nộp thuế' },
} as const satisfies Record<string, Reason>

/**
 * What can happen to a declaration: nobody confirms it, so that it lapses in its time or at once, the representative's data do not match,
 * the authority asks for an explanation, or is given it; and to an invoice: the authority asks for its review. By itself everything is
 * confirmed, matches, and needs no explanation and no review.
 */
export type SimulatedEvent = 'unconfirmed' | 'lapsed' | 'mismatch' | 'explanation' | 'explained' | 'review'

/** Reasons about e-documents, PIT certificates, error notices and e-invoices, where they differ from the one about declarations. */
export interface SwitchedReasons {
  readonly aboutDocuments?: Reason
  readonly aboutCertificates?: Reason
  readonly aboutNotices?: Reason
  readonly aboutInvoices?: Reason
}

/** What the simulated authority does instead of what it does by itself. */
export interface SimulatedFaults {
  /** A reason that stands before any of the authority's own. */
  readonly objectsFirst?: (step: AnswerStep) => (Reason & SwitchedReasons) | null
  /** Whether something happens to a document that does not happen by itself. */
  readonly happens?: (event: SimulatedEvent) => boolean
}

/** What answers are made with. */
export interface AnsweringParts extends SimulatedFaults {
  readonly register: AuthorityRegister
  readonly roots: readonly Certificate[]
  readonly processingTime: ProcessingTime
  readonly clock: Clock
}

/** What an answer says, and whether nothing comes after it. */
export interface Verdict {
  readonly notice: Message
  readonly isLast: boolean
}

export interface Answering {
  /** What is owed for a message that arrives, by step, in seconds. */
  readonly owed: (envelope: Envelope) => readonly (Pick<OwedAnswer, 'step'> & { readonly seconds: number })[]
  /** What has to happen before answers are looked for that are due. */
  readonly beforeAnswers?: () => Promise<void>
  /** What the authority finds in a message on file when an answer to it is due. */
  readonly verdictOn: (message: Message, envelope: Envelope, answer: OwedAnswer) => Promise<Verdict>
}

/** How the simulated authority answers the messages of a kind of documents. */
export interface AnsweredKind {
  readonly messages: readonly MessageRow<string>[]
  /** Root of the documents in them. */
  readonly root: string
  readonly answering: (parts: AnsweringParts) => Answering
}

/** Whom an answer is for, and the message that it answers. */
export interface Asked extends Pick<Envelope, 'mtdiep' | 'reference' | 'receiver' | 'version' | 'taxCode'> {}

/** An answer of the authority around its notice, which is XML without an XML declaration. */
export const answerTo = (
  { mtdiep, reference, receiver, version, taxCode }: Asked,
  type: string,
  notice: string,
): Message => ({
  mtdiep,
  xml: writeEnvelope({ version, sender: authorityId, receiver, type, mtdiep, reference, taxCode }, notice),
})
