import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import type { DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { toBody } from '../../../domain/declaration/wire.ts'
import type { Saved, SavingBasis, UnansweredSaving } from '../../../machines/saving.ts'
import { saveOver } from '../../../records/form/saveOver.ts'
import type { Filing } from '../collection/filing.ts'

/** Repeats a saving whose answer was lost, under the version that it named then. */
const repeated = (
  api: ApiClient,
  { saveDraft, generateXml }: DeclarationFilingCalls,
  { call, body }: UnansweredSaving,
  signal: AbortSignal,
) => (call === 'saveDraft' ? api.send(saveDraft, { body }, { signal }) : api.send(generateXml, { body }, { signal }))

interface Sent<Answer> {
  readonly values: DeclarationValues
  readonly basis: SavingBasis
  readonly signal: AbortSignal
  readonly call: UnansweredSaving['call']
  readonly send: (body: UnansweredSaving['body']) => Promise<Saved<Answer>>
}

const sendOver = <Answer>(
  api: ApiClient,
  { form, calls }: Filing,
  { values, basis, signal, call, send }: Sent<Answer>,
): Promise<Saved<Answer>> =>
  saveOver({
    content: toBody(form, values),
    basis,
    send,
    keep: (body): UnansweredSaving => ({ call, body }),
    bodyOf: ({ body }) => body,
    repeat: (unanswered) => repeated(api, calls, unanswered, signal),
  })

export const sendDraft = (
  api: ApiClient,
  filing: Filing,
  values: DeclarationValues,
  basis: SavingBasis,
  signal: AbortSignal,
): Promise<Saved<AnswerOf<DeclarationFilingCalls['saveDraft']>>> =>
  sendOver(api, filing, {
    values,
    basis,
    signal,
    call: 'saveDraft',
    send: (body) => api.send(filing.calls.saveDraft, { body }, { signal }),
  })

export const sendForXml = (
  api: ApiClient,
  filing: Filing,
  values: DeclarationValues,
  basis: SavingBasis,
  signal: AbortSignal,
): Promise<Saved<AnswerOf<DeclarationFilingCalls['generateXml']>>> =>
  sendOver(api, filing, {
    values,
    basis,
    signal,
    call: 'generateXml',
    send: (body) => api.send(filing.calls.generateXml, { body }, { signal }),
  })
