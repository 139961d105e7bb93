import type { I18n, MessageDescriptor } from '@lingui/core'
import { createContext, use, type ComponentType } from 'react'
import type { ApiClient } from '../api/client.ts'
import type { BodyOf } from '../api/contract/call.ts'
import type { SendingCalls } from '../api/contract/documents/sending.ts'
import type { SignedLayout } from '../domain/documents/signedLayout.ts'
import type { Company } from '../domain/company.ts'
import type { DocumentStage } from '../domain/documents/status.ts'
import type { FieldProblem, ServerFailure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import type { FailureTexts } from '../failures/knownTexts.ts'
import type { Sealed } from '../machines/sealed.ts'
import type { BulkKind } from './bulk/bulkKind.ts'
import type { CheckMany } from './bulk/checkMany.ts'
import type { Saving } from './submit/saving.ts'
import type { SubmitWords } from './submit/submitWords.ts'
import type { TimelineCalls, VerificationCall } from '../api/contract/documents/history.ts'
import type { DeletionWords, DraftDeletion } from './delete/deletion.ts'
import type { FormWords } from './form/formWords.ts'
import type { HistoryWords } from './history/historyWords.ts'
import type { UnfinishedForms } from './unfinished/unfinishedForms.ts'
import type { UnfinishedWords } from './unfinished/unfinishedWords.ts'
import type { VerificationWords } from './verification/verificationWords.ts'

/** Steps with a document that can fail, by which failures are titled. */
export type FailedStep = 'readDocument' | 'generate' | 'send' | 'saveDraft' | 'delete'

/** What the tax authority has said of a sent document. */
export interface AuthorityAnswer {
  readonly receipt: 'awaited' | 'given' | 'missed'
  /** Null until then; `message` is in the authority's words, empty where it says nothing. */
  readonly decision: {
    readonly isAccepted: boolean
    readonly title: MessageDescriptor
    readonly message: string
  } | null
}

/** One document as the server has answered it. */
export interface ReadDocument {
  readonly version: string
  /** Null where its status means nothing to the product. */
  readonly stage: DocumentStage | null
  /** Whether it was turned down, and has been changed since without being sent again. */
  readonly isCorrected: boolean
  readonly reference: string
  readonly answer: AuthorityAnswer
  /** Its values by the rules of its form, or every problem of its fields. */
  readonly check: () => Result<Sealed<unknown>, readonly FieldProblem[]>
  /** Whether it is never sent with others, since a second XML goes with it. */
  readonly goesAlone?: boolean
  /** Whether the kind warns before it is sent, by what the company says of itself. */
  readonly isWarnedOf: (own: Company) => boolean
}

/** Signed XML on its way to the server. */
export type SentXml = BodyOf<SendingCalls['send']>

/** The calls about one document, closed over the types of its kind. */
export interface FilingCalls extends Saving {
  readonly read: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Result<ReadDocument, ServerFailure>>
  /** Checks more of them than are sent from this page, where the kind's server does that in one call. */
  readonly checkMany?: (ids: readonly string[]) => CheckMany
  readonly send: (api: ApiClient, body: SentXml, signal: AbortSignal) => Promise<Result<unknown, ServerFailure>>
  /** Whether the XML of a request key has been sent. */
  readonly isSent: (api: ApiClient, reqKey: string, signal: AbortSignal) => Promise<Result<boolean, ServerFailure>>
}

/** How documents of a collection are read, saved, sent and named in texts: what chunks take that open over a list (docs/decisions/0477). */
export interface FiledKind {
  readonly calls: FilingCalls
  /** Where several are sent in one go. */
  readonly bulk?: BulkKind
  /** Where its XML is signed. */
  readonly layout: SignedLayout
  /** What the kind alone refuses with: its codes, and those of its fields. Keeps its identity. */
  readonly failureTexts: FailureTexts
  readonly deletion: DraftDeletion
  /** What is kept of forms that are begun and not saved. */
  readonly unfinished: UnfinishedForms
  /** What happened to a document, its messages, and what the verifier finds of it. */
  readonly history: TimelineCalls & { readonly verification: VerificationCall }
  /** What fields are called by the names that they have in bodies. */
  readonly fieldLabels: (i18n: I18n) => Readonly<Record<string, string | undefined>>
  /** What is to be known before a document is signed, and once it is sent. */
  readonly SubmitNotice?: ComponentType<{ readonly documentId: string; readonly isSent: boolean }>
  readonly words: {
    /** Titles of steps that failed. */
    readonly failedSteps: Readonly<Record<FailedStep, MessageDescriptor>>
    readonly form: FormWords
    readonly deletion: DeletionWords
    readonly history: HistoryWords
    readonly verification: VerificationWords
    readonly submit: SubmitWords
    readonly unfinished: UnfinishedWords
  }
}

const Filed = createContext<FiledKind | null>(null)

/** Says of what stands below how its documents are filed. */
export const FiledKindProvider = Filed

export const useFiledKind = (): FiledKind => {
  const kind = use(Filed)
  if (kind === null) throw new Error('no kind of document is provided here')
  return kind
}
