import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import type { DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import type { KeptForm } from '../../../api/contract/documents/keptForm.ts'
import type { Sealed } from '../../../machines/sealed.ts'
import type { Saved, SavingBasis } from '../../../machines/saving.ts'
import { saveOver } from '../../../records/form/saveOver.ts'
import type { Filing } from '../kind/filing.ts'
import { declarationValues, unansweredSavings, type UnansweredSaving } from './vaults.ts'

/** Repeats a saving whose answer was lost, under the version that it named then. */
const repeated = (
  api: ApiClient,
  { saveDraft, generateXml }: DeclarationFilingCalls,
  { call, body }: UnansweredSaving,
  signal: AbortSignal,
) => (call === 'saveDraft' ? api.send(saveDraft, { body }, { signal }) : api.send(generateXml, { body }, { signal }))

/** What is sent, over what, and what may be kept of the form as unfinished: it goes with the saving (decision 0405). */
export interface Sending {
  readonly values: Sealed<unknown>
  readonly basis: SavingBasis
  readonly kept: KeptForm | null
  readonly signal: AbortSignal
}

type Body = UnansweredSaving['body']
type SentBody = Body & { readonly unfinished?: KeptForm }

interface Call<Answer> {
  readonly call: UnansweredSaving['call']
  readonly send: (body: SentBody) => Promise<Saved<Answer>>
}

const sendOver = <Answer>(
  api: ApiClient,
  { kind, calls }: Filing,
  { values, basis, kept, signal }: Sending,
  { call, send }: Call<Answer>,
): Promise<Saved<Answer>> =>
  saveOver({
    content: kind.toContent(declarationValues.open(values)),
    basis,
    send: (body) => send(kept === null ? body : { ...body, unfinished: kept }),
    keep: (body) => unansweredSavings.seal({ call, body }),
    open: unansweredSavings.open,
    bodyOf: ({ body }) => body,
    repeat: (unanswered) => repeated(api, calls, unanswered, signal),
  })

export const sendDraft = (
  api: ApiClient,
  filing: Filing,
  sending: Sending,
): Promise<Saved<AnswerOf<DeclarationFilingCalls['saveDraft']>>> =>
  sendOver(api, filing, sending, {
    call: 'saveDraft',
    send: (body) => api.send(filing.calls.saveDraft, { body }, { signal: sending.signal }),
  })

export const sendForXml = (
  api: ApiClient,
  filing: Filing,
  sending: Sending,
): Promise<Saved<AnswerOf<DeclarationFilingCalls['generateXml']>>> =>
  sendOver(api, filing, sending, {
    call: 'generateXml',
    send: (body) => api.send(filing.calls.generateXml, { body }, { signal: sending.signal }),
  })
