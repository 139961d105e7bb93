/** What somebody of the company did to a declaration. */
export interface DeclarationStep {
  readonly companyId: string
  readonly declarationId: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly kind: 'saved' | 'generated'
  readonly accountId: string
}

/** The same, with the name of the account. */
export type NamedStep = Pick<DeclarationStep, 'at' | 'kind'> & { readonly who: string }

/**
 * A message between company and authority about a registration. `filing` is ours, `answer` the authority's; `technical` is what the provider
 * says who does not pass a message on, which has no XML.
 */
export interface DeclarationMessage {
  readonly id: string
  readonly companyId: string
  readonly declarationId: string
  readonly registrationId: string
  readonly kind: 'filing' | 'technical' | 'answer'
  /** When it was made or came in: ISO 8601 in UTC. */
  readonly at: string
  /** MLTDiep; empty where there is none. */
  readonly type: string
  readonly mtdiep: string
  /** Of an answer: `late` where the declaration had moved on and it changed nothing. */
  readonly outcome: 'applied' | 'late'
  /** The provider's own words; what an answer says stands in its XML. */
  readonly text: string
  readonly xml: string
}

/** From a moment on, and before another where it ends: ISO 8601 in UTC. */
export interface Span {
  readonly from: string
  readonly before: string | null
}

/** A registration with its way to the provider. */
export interface FiledRegistration {
  readonly id: string
  readonly signedXml: string
  readonly signerSerial: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam. */
  readonly signingTime: string
  readonly registeredAt: string
  readonly who: string
  /** When the provider has taken the message over; null until then. */
  readonly sentAt: string | null
  /** How often sending it was begun. */
  readonly attempts: number
  /** The message with which it was filed; null where it is older than their keeping. */
  readonly filing: Pick<DeclarationMessage, 'id' | 'type' | 'mtdiep'> | null
}

export interface DeclarationHistory {
  readonly addStep: (step: DeclarationStep) => Promise<void>
  /** The account that saved or generated it last; null where nobody has. */
  readonly lastWriter: (companyId: string, declarationId: string) => Promise<string | null>
  /** When something happened to it, each moment once, the latest first: `most` of those before a moment, or of all. */
  readonly moments: (
    companyId: string,
    declarationId: string,
    asked: { readonly before: string | null; readonly most: number },
  ) => Promise<readonly string[]>
  /** Oldest first. */
  readonly steps: (companyId: string, declarationId: string, span?: Span) => Promise<readonly NamedStep[]>
  readonly keepMessage: (message: DeclarationMessage) => Promise<void>
  /** Oldest first. */
  readonly messages: (companyId: string, declarationId: string, span?: Span) => Promise<readonly DeclarationMessage[]>
  readonly message: (companyId: string, declarationId: string, id: string) => Promise<DeclarationMessage | null>
  /** The message with which a registration was filed; null where it is older than their keeping. */
  readonly filingOf: (companyId: string, registrationId: string) => Promise<DeclarationMessage | null>
  /** Those that were filed or sent in the span, oldest first. */
  readonly registrations: (
    companyId: string,
    declarationId: string,
    span: Span,
  ) => Promise<readonly FiledRegistration[]>
}
