import { fail, type Result } from '../src/domain/result.ts'
import { agentRefusals, type AgentRefusalCode } from '../src/api/agent/protocol.ts'
import { decodeIssueXmlList } from './encodedString.ts'
import { getTokenInfo } from './getTokenInfo.ts'
import type { AgentPath } from './guards.ts'
import { issueXmlList } from './issueXmlList.ts'
import { type RefusedWork, agentFailure, type Outcome } from './outcome.ts'
import type { SigningContext } from './signingSession.ts'

/** A request that the protocol does not know. */
export const refusal = (code: AgentRefusalCode): Outcome => ({
  status: agentRefusals[code],
  body: { result: [], error: { code } },
  code: code,
})

const outcomeOf = (result: Result<object, RefusedWork>): Outcome => {
  if (result.ok) return { status: 200, body: result.value, code: 'ok' }
  const { error, detail } = result.failure
  const outcome = { status: 200, body: { result: [], error }, code: error.code }
  return detail === undefined ? outcome : { ...outcome, detail }
}

const perform = async (path: AgentPath, body: string, context: SigningContext): Promise<Outcome> => {
  if (path === '/getTokenInfo') return outcomeOf(await getTokenInfo(context.keyStore, body))
  const request = decodeIssueXmlList(body)
  return request.ok ? outcomeOf(await issueXmlList(context, request.value)) : refusal(request.failure)
}

/** One request at a time: a token has one user, and that user one screen. A second one is answered that the agent is busy. */
export const createWorkplace = () => {
  let isBusy = false
  return async (path: AgentPath, body: string, context: SigningContext): Promise<Outcome> => {
    if (isBusy) return outcomeOf(fail(agentFailure('agent.busy')))
    isBusy = true
    try {
      return await perform(path, body, context)
    } finally {
      isBusy = false
    }
  }
}
