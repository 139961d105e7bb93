import type { DeclarationBody } from '../../../../src/domain/declaration/wire.ts'
import type { SignedLayout } from '../../../../src/domain/documents/signedLayout.ts'

/** Generated XML that waits for its signature, named by `reqKey`. */
export interface Submission {
  readonly id: string
  readonly companyId: string
  readonly declarationId: string
  readonly reqKey: string
  readonly signId: string
  /** Of the declaration's content that the XML was made from. */
  readonly contentHash: string
  /** That content; null where the XML is older than its keeping. */
  readonly content: DeclarationBody | null
  readonly xml: string
  readonly xmlSha256: string
  readonly generatedAt: string
}

/** As it is kept, with where it is signed: whoever signs it knows nothing else of its kind. */
export interface KeptSubmission extends Submission {
  readonly layout: SignedLayout
}

export interface Submissions {
  readonly insert: (submission: Submission) => Promise<void>
  readonly byReqKey: (companyId: string, reqKey: string) => Promise<KeptSubmission | null>
  /** Several by their request keys, those that there are. */
  readonly byReqKeys: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlyMap<string, KeptSubmission>>
  /** The newest of this content that nobody has registered. */
  readonly unfinished: (companyId: string, declarationId: string, contentHash: string) => Promise<Submission | null>
}

/** Signed XML that the server has taken on. */
export interface Registration {
  readonly id: string
  readonly companyId: string
  readonly reqKey: string
  readonly submissionId: string
  readonly declarationId: string
  readonly signedXml: string
  readonly signedSha256: string
  readonly signerSerial: string
  readonly signingTime: string
  readonly registeredBy: string
  readonly registeredAt: string
}

export interface Registrations {
  /** False when the company has registered under this key before: the unique constraint decides, also between servers. */
  readonly insert: (registration: Registration) => Promise<boolean>
  readonly byReqKey: (companyId: string, reqKey: string) => Promise<Registration | null>
  /** Which of these keys are registered. */
  readonly registeredOf: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlySet<string>>
  readonly byId: (companyId: string, id: string) => Promise<Registration | null>
  readonly latestOf: (companyId: string, declarationId: string) => Promise<Registration | null>
}
