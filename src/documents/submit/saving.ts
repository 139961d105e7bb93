import type { ApiClient } from '../../api/client.ts'
import type { KeptForm } from '../../api/contract/documents/keptForm.ts'
import type { DocumentKind } from '../../domain/documents/kind.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { CompanionXml } from '../../machines/documentSubmit/setup.ts'
import type { Sealed } from '../../machines/sealed.ts'
import type { Saved, SavingBasis } from '../../machines/saving.ts'
import { createVault, type Vault } from '../../machines/vault.ts'
import { saveOver } from '../../records/form/saveOver.ts'

/** What is sent, over what, and what may be kept of the form as unfinished: it goes with the saving (decision 0405). */
export interface Sending {
  readonly values: Sealed<unknown>
  readonly basis: SavingBasis
  readonly kept: KeptForm | null
  readonly signal: AbortSignal
}

/** A saved draft; `documentId` is empty where the server does not name it. */
export interface SavedDocument {
  readonly documentId: string
  readonly version: string
}

/** The XML of a document, and whose it is. */
export interface GeneratedAnswer extends SavedDocument {
  /** Names this XML; empty where the server gives it no name. */
  readonly reqKey: string
  readonly xml: string
  readonly signId: string
  /** What is signed and sent with it; nothing where it is left out. */
  readonly companion?: CompanionXml | null
}

/** Whose document it is, by what it says itself. */
export interface Issuer {
  readonly taxCode: string
  readonly name: string
}

/** Saving and generating over the version that was opened. */
export interface Saving {
  readonly saveDraft: (api: ApiClient, sending: Sending) => Promise<Saved<SavedDocument>>
  readonly generateXml: (api: ApiClient, sending: Sending) => Promise<Saved<GeneratedAnswer>>
  readonly issuerOf: (values: Sealed<unknown>) => Issuer
}

type Over<Content> = Content & { readonly version: string }
type Call<Content, Answer> = (
  api: ApiClient,
  body: Over<Content> & { readonly unfinished?: KeptForm },
  signal: AbortSignal,
) => Promise<Result<Answer, ServerFailure>>

/** A kind's own calls, by its own types. */
interface SavedKind<Values extends object, Content extends object> {
  readonly values: Vault<Values>
  readonly kind: Pick<DocumentKind<Values, Content>, 'id' | 'toContent'>
  readonly issuerOf: (values: Values) => Issuer
  readonly saveDraft: Call<Content, SavedDocument>
  readonly generateXml: Call<Content, GeneratedAnswer>
}

/** Saving for a kind. A saving whose answer was lost is kept as it was sent, and repeated by the call that it was sent by. */
export const savingOf = <Values extends object, Content extends object>({
  values: vault,
  kind,
  issuerOf,
  ...calls
}: SavedKind<Values, Content>): Saving => {
  interface Unanswered {
    readonly call: keyof typeof calls
    readonly body: Over<Content>
  }
  const contentOf = (values: Values): Content => ({ ...kind.toContent(values), [kind.id]: values[kind.id] })
  const unansweredSavings = createVault<Unanswered>()
  const sendOver = <Answer extends SavedDocument>(
    api: ApiClient,
    { values, basis, kept, signal }: Sending,
    call: Unanswered['call'],
    send: Call<Content, Answer>,
  ): Promise<Saved<Answer>> =>
    saveOver<Content, unknown, Unanswered, Answer>({
      content: contentOf(vault.open(values)),
      basis,
      send: (body) => send(api, kept === null ? body : { ...body, unfinished: kept }, signal),
      keep: (body) => unansweredSavings.seal({ call, body }),
      open: unansweredSavings.open,
      bodyOf: ({ body }) => body,
      repeat: (unanswered) => calls[unanswered.call](api, unanswered.body, signal),
    })
  return {
    saveDraft: (api, sending) => sendOver(api, sending, 'saveDraft', calls.saveDraft),
    generateXml: (api, sending) => sendOver(api, sending, 'generateXml', calls.generateXml),
    issuerOf: (values) => issuerOf(vault.open(values)),
  }
}
