import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { generateXml, saveDraft } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { toBody } from '../../../domain/declaration/wire.ts'
import { Sealed } from '../../../machines/sealed.ts'
import type { Saved, SavingBasis, UnansweredSaving } from '../../../machines/saving.ts'

interface Sent<Answer> {
  readonly values: DeclarationValues
  readonly basis: SavingBasis
  readonly signal: AbortSignal
  readonly call: UnansweredSaving['call']
  readonly send: (body: UnansweredSaving['body']) => Promise<Saved<Answer>>
}

const contentOf = (body: object): string => JSON.stringify({ ...body, version: undefined })

/** Repeats a saving whose answer was lost, under the version that it named then. */
const repeated = (api: ApiClient, { call, body }: UnansweredSaving, signal: AbortSignal) =>
  call === 'saveDraft' ? api.send(saveDraft, { body }, { signal }) : api.send(generateXml, { body }, { signal })

/**
 * Sends what was filled in over the version of `basis`. A saving whose answer was lost is repeated before other content follows: its
 * answer names the version that it has made, so that nobody is refused by their own saving (docs/decisions/0045).
 */
const sendOver = async <Answer>(
  api: ApiClient,
  { values, basis, signal, call, send }: Sent<Answer>,
): Promise<Saved<Answer>> => {
  const filled = toBody(values)
  const unanswered = basis.unanswered?.open() ?? null
  const isRepeated = unanswered !== null && contentOf(unanswered.body) !== contentOf(filled)
  let { version } = basis
  if (isRepeated) {
    const answer = await repeated(api, unanswered, signal)
    if (answer.ok) version = answer.value.version
    else if (answer.failure.code !== 'server.refused') return answer
  }
  const body = { ...filled, version }
  const answer = await send(body)
  if (answer.ok) return answer
  const { failure } = answer
  if (failure.code === 'server.refused') return { ok: false, failure, basis: { version, unanswered: null } }
  // Where the session has ended, the server has done nothing.
  const left = failure.code === 'session.ended' ? (isRepeated ? null : basis.unanswered) : new Sealed({ call, body })
  return { ok: false, failure, basis: { version, unanswered: left } }
}

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
