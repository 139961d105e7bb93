import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { generateXml, saveDraft } from '../../../api/contract/declarationFiling.ts'
import { eInvoice } from '../../../domain/declaration/forms/eInvoice.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { toBody } from '../../../domain/declaration/wire.ts'
import type { Saved, SavingBasis, UnansweredSaving } from '../../../machines/saving.ts'
import { saveOver } from '../../../records/form/saveOver.ts'

/** Repeats a saving whose answer was lost, under the version that it named then. */
const repeated = (api: ApiClient, { call, body }: UnansweredSaving, signal: AbortSignal) =>
  call === 'saveDraft' ? api.send(saveDraft, { body }, { signal }) : api.send(generateXml, { body }, { signal })

interface Sent<Answer> {
  readonly values: DeclarationValues
  readonly basis: SavingBasis
  readonly signal: AbortSignal
  readonly call: UnansweredSaving['call']
  readonly send: (body: UnansweredSaving['body']) => Promise<Saved<Answer>>
}

const sendOver = <Answer>(
  api: ApiClient,
  { values, basis, signal, call, send }: Sent<Answer>,
): Promise<Saved<Answer>> =>
  saveOver({
    content: toBody(eInvoice, values),
    basis,
    send,
    keep: (body): UnansweredSaving => ({ call, body }),
    bodyOf: ({ body }) => body,
    repeat: (unanswered) => repeated(api, unanswered, signal),
  })

export const sendDraft = (
  api: ApiClient,
  values: DeclarationValues,
  basis: SavingBasis,
  signal: AbortSignal,
): Promise<Saved<AnswerOf<typeof saveDraft>>> =>
  sendOver(api, {
    values,
    basis,
    signal,
    call: 'saveDraft',
    send: (body) => api.send(saveDraft, { body }, { signal }),
  })

export const sendForXml = (
  api: ApiClient,
  values: DeclarationValues,
  basis: SavingBasis,
  signal: AbortSignal,
): Promise<Saved<AnswerOf<typeof generateXml>>> =>
  sendOver(api, {
    values,
    basis,
    signal,
    call: 'generateXml',
    send: (body) => api.send(generateXml, { body }, { signal }),
  })
