import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { generateXml, saveDraft } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { toBody, type DeclarationBody } from '../../../domain/declaration/wire.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { fail, type Result } from '../../../domain/result.ts'

type Saved<Answer> = Promise<Result<Answer, ServerFailure>>
type Ask<Answer> = (body: DeclarationBody & { version: string }, signal: AbortSignal) => Saved<Answer>

/** What is sent of one declaration, each time over the version that was last heard of (docs/decisions/0045). */
export interface Savings {
  /** The values that come next were filled on this version, which has just been read. */
  readonly startFrom: (version: string) => void
  readonly saveDraft: (values: DeclarationValues, signal: AbortSignal) => Saved<AnswerOf<typeof saveDraft>>
  readonly generateXml: (values: DeclarationValues, signal: AbortSignal) => Saved<AnswerOf<typeof generateXml>>
}

/** A saving that nobody has heard the answer to: the server may have kept it. */
interface Unanswered {
  readonly content: string
  readonly repeat: (signal: AbortSignal) => Saved<{ readonly version: string }>
}

/**
 * `filledOn` is the version that the form was opened with, empty for a new declaration. A saving whose answer was lost is repeated
 * before other content follows: its answer tells the version that it has made, so that nobody is refused by their own saving.
 */
export const createSavings = (api: ApiClient, filledOn: string): Savings => {
  let version = filledOn
  let unanswered: Unanswered | null = null
  /** The id that the server has given to a new declaration that was sent without one. */
  let givenId = ''

  const hearAnswer = async ({ repeat }: Unanswered, signal: AbortSignal): Promise<ServerFailure | null> => {
    const answer = await repeat(signal)
    if (answer.ok) version = answer.value.version
    else if (answer.failure.code !== 'server.refused') return answer.failure
    unanswered = null
    return null
  }

  const send = async <Answer extends { readonly version: string }>(
    ask: Ask<Answer>,
    values: DeclarationValues,
    signal: AbortSignal,
  ): Saved<Answer> => {
    const filled = toBody(values)
    const body = filled.declaration_id === '' ? { ...filled, declaration_id: givenId } : filled
    const content = JSON.stringify(body)
    if (unanswered !== null && unanswered.content !== content) {
      const failure = await hearAnswer(unanswered, signal)
      if (failure !== null) return fail(failure)
    }
    const edition = { ...body, version }
    const answer = await ask(edition, signal)
    if (answer.ok) version = answer.value.version
    if (answer.ok || answer.failure.code === 'server.refused') unanswered = null
    // Where the session has ended, the server has done nothing.
    else if (answer.failure.code !== 'session.ended') unanswered = { content, repeat: (again) => ask(edition, again) }
    return answer
  }

  return {
    startFrom(read) {
      version = read
      unanswered = null
    },
    saveDraft: (values, signal) =>
      send((body, inTime) => api.send(saveDraft, { body }, { signal: inTime }), values, signal),
    async generateXml(values, signal) {
      const answer = await send((body, inTime) => api.send(generateXml, { body }, { signal: inTime }), values, signal)
      if (answer.ok) givenId = answer.value.declartion_id
      return answer
    },
  }
}
