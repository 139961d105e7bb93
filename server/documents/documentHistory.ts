import type { DocumentKey } from './documentKey.ts'
import type { KeptMessage } from './keptMessage.ts'
import type { SignedPlace } from './signedDocuments.ts'

/** What somebody of the company did to a document. */
export interface DocumentStep {
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly kind: 'saved' | 'generated' | 'explained' | 'converted' | 'conversionLifted'
  readonly accountId: string
  /** What they say of it. */
  readonly text?: string
}

/** The same, with the name of the account. */
export type NamedStep = Pick<DocumentStep, 'at' | 'kind'> & { readonly who: string; readonly text: string }

/** A message between company and authority about one filing of a document. */
export interface DocumentMessage extends KeptMessage {
  readonly turn: number
  /** Of an answer, as it came; empty where the message is ours, which is written anew from the signed document, and where it has none. */
  readonly xml: string
}

/** From a moment on, and before another where it ends: ISO 8601 in UTC. */
export interface Span {
  readonly from: string
  readonly before: string | null
}

/** The latest moments, each once, the latest first: `most` of those before a moment, or of all. */
export interface Moments {
  readonly before: string | null
  readonly most: number
}

/** A signed document with its way to the provider. */
export interface FiledDocument extends SignedPlace {
  readonly signedXml: string
  readonly signerSerial: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly signingTime: string
  readonly filedAt: string
  readonly who: string
  /** When the provider has taken the message over; null until then. */
  readonly sentAt: string | null
  /** How often sending it was begun. */
  readonly attempts: number
  /** The message with which it was filed; null where it is older than their keeping. */
  readonly filing: Pick<DocumentMessage, 'id' | 'type' | 'mtdiep'> | null
}

export interface DocumentHistory {
  readonly addStep: (document: DocumentKey, step: DocumentStep) => Promise<void>
  /** The same step of several hundred documents. */
  readonly addSteps: (documents: readonly DocumentKey[], step: DocumentStep) => Promise<void>
  /** The account that saved or generated it last; null where nobody has. */
  readonly lastWriter: (document: DocumentKey) => Promise<string | null>
  /** When something happened to it that is kept here. */
  readonly moments: (document: DocumentKey, asked: Moments) => Promise<readonly string[]>
  /** Oldest first. */
  readonly steps: (document: DocumentKey, span?: Span) => Promise<readonly NamedStep[]>
  readonly keepMessage: (place: SignedPlace, message: KeptMessage) => Promise<void>
  /** Oldest first. */
  readonly messages: (document: DocumentKey, span?: Span) => Promise<readonly DocumentMessage[]>
  readonly message: (document: DocumentKey, id: string) => Promise<DocumentMessage | null>
  /** Those that were filed or sent in the span, oldest first. */
  readonly filed: (document: DocumentKey, span: Span) => Promise<readonly FiledDocument[]>
}
