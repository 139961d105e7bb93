import type { FieldProblem } from '../../src/domain/failure.ts'
import type { AgentErrorAnswer, TokenInfoAnswer } from '../../src/api/agent/protocol.ts'

/** How long a scenario that is on stays on: for the first call that it fits, or until somebody switches it off. */
export type Lasting = 'once' | 'untilOff'

/** What every scenario is: a name, and the rules of the seeds' error catalogues (docs/requirements) that it makes happen. */
interface Named {
  /** Area and what goes wrong, as the address and the tests write it. */
  readonly name: string
  readonly rules: readonly string[]
}

/** What the server does instead of its work, or to it. */
export type ServerFault =
  /** The answer comes so many milliseconds late. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The connection breaks off: before the work, so that nothing is done, or after it, so that nobody hears of it. */
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** A refusal of the contract; with the server's own message where there is one. */
  | {
      readonly kind: 'refuse'
      readonly status: number
      readonly reason: string
      readonly message: string
      readonly fields: readonly FieldProblem[]
    }
  | { readonly kind: 'fail' }
  /** Status 200 with half a body. */
  | { readonly kind: 'malformed' }
  /** The work is done, and these parts of its answer read differently. */
  | { readonly kind: 'patch'; readonly data: Readonly<Record<string, unknown>> }
  /** The same with the last entry of a list alone: of the answer itself, or of this part of it. */
  | { readonly kind: 'patchLast'; readonly part: string | null; readonly data: Readonly<Record<string, unknown>> }
  /** The same request arrives twice, and the second answer is heard. */
  | { readonly kind: 'twice' }
  /** The session has ended before the call. */
  | { readonly kind: 'endSession' }

export interface ServerScenario extends Named {
  readonly place: 'server'
  /** Names of the contract's calls; every call of a signed-in person; or the texts of a language on their way to the page. */
  readonly targets: readonly string[] | 'signedIn' | 'catalogues'
  /** Calls that the page makes by itself do not spend a scenario that is on for one call: those with these members of a query, or all that only read. */
  readonly spares?: Readonly<Record<string, string>> | 'reads'
  readonly fault: ServerFault
}

/** What one area brings to the fault console (docs/new-area.md): what can go wrong with its own calls. */
export interface AreaFaults {
  readonly scenarios: readonly Omit<ServerScenario, 'place'>[]
  /** Rules of its error catalogue that no scenario makes happen, and why. */
  readonly waiting: Readonly<Record<string, string>>
}

/** What the signing agent does instead of its work, or to it. */
export type AgentFault =
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The connection breaks off, as where no agent runs. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'error'; readonly error: AgentErrorAnswer }
  | { readonly kind: 'fail' }
  | { readonly kind: 'malformed' }
  /** Facts of the token that read differently. */
  | { readonly kind: 'token'; readonly facts: Partial<TokenInfoAnswer> }
  /** The documents come back as they went, or with another tax code inside. */
  | { readonly kind: 'signed'; readonly as: 'unsigned' | 'altered' }

export interface AgentScenario extends Named {
  readonly place: 'agent'
  readonly targets: readonly ('/getTokenInfo' | '/issueXmlList')[] | 'everything'
  readonly fault: AgentFault
}

interface Objection {
  readonly code: string
  readonly text: string
}

/**
 * What happens between the tax authority and the seller: the representative does not confirm, so that the declaration lapses in its time
 * or at once, their data do not match, an explanation is asked for, or given; the authority asks for the review of an invoice.
 */
export type AuthorityEvent = 'unconfirmed' | 'lapsed' | 'mismatch' | 'explanation' | 'explained' | 'review'

/** What happens on the way to the tax authority and back. */
export type AuthorityFault =
  /** Nothing sent arrives. */
  | { readonly kind: 'unreachable' }
  /** The provider does not pass a message on, and says why in its technical answer. */
  | (Objection & { readonly kind: 'turnedDown' })
  /** The authority turns the declaration down at this step: code and text of its notice, and those about e-documents, PIT certificates, error notices and e-invoices where they differ. */
  | (Objection & {
      readonly kind: 'objection'
      readonly step: 'receipt' | 'decision'
      readonly aboutDocuments?: Objection
      readonly aboutCertificates?: Objection
      readonly aboutNotices?: Objection
      readonly aboutInvoices?: Objection
    })
  /** Something happens to a declaration or an invoice that does not happen by itself. */
  | { readonly kind: 'event'; readonly event: AuthorityEvent }
  /** The decision is held back. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  /** Every answer comes twice. */
  | { readonly kind: 'repeated' }
  /** The confirmation of receipt cannot be read; the one answer to other documents cannot at first, and comes whole then. */
  | { readonly kind: 'malformed' }
  /** An invoice with a code that is another one comes before the invoice with its code. */
  | { readonly kind: 'otherInvoice' }

export interface AuthorityScenario extends Named {
  readonly place: 'authority'
  readonly fault: AuthorityFault
}

/** What happens to mails of notifications. */
export type MailFault =
  /** The server of mails does not answer. */
  | { readonly kind: 'unreachable' }
  /** It knows nobody of the address. */
  | { readonly kind: 'refused' }

export interface MailScenario extends Named {
  readonly place: 'mail'
  readonly fault: MailFault
}

export type Scenario = ServerScenario | AgentScenario | AuthorityScenario | MailScenario
export type Place = Scenario['place']
