import type { KeptMessage } from '../../../documents/keptMessage.ts'

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

/** A message between company and authority about a registration. */
export interface DeclarationMessage extends KeptMessage {
  readonly companyId: string
  readonly declarationId: string
  readonly registrationId: string
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
