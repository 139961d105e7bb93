import * as v from 'valibot'
import type { SigningFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { hasAgentFields } from './answers.ts'
import { askLoopbackPermission, type LoopbackPermission, type PermissionSource } from './permission.ts'
import { agentVersionHeader } from './protocol.ts'
import { heardAgentVersion } from './version.ts'

export const tokenPatience = 5000

/** What Chromium demands of a request to this computer. */
interface LoopbackRequest extends RequestInit {
  readonly targetAddressSpace: 'loopback'
}

/** The object that a text is in JSON, or undefined. */
const parsed = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? undefined : json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The way to the agent. */
export interface AgentDoor {
  readonly fetch: typeof fetch
  readonly permissions: PermissionSource | undefined
  /** The host of the page that asks. */
  readonly pageHostname: string
  /** Whether the browser is of those that keep secure pages from this computer without asking (docs/decisions/0441). */
  readonly isKeptFromLoopback?: boolean
  /** Waits between two tries; without it nothing is tried twice. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Where the agent listens. */
  readonly origin: string
}

/** Why nothing of the agent can be heard. `wasRead` says that it has answered this page before. */
const createReachability = (door: AgentDoor) => {
  const { fetch: request, permissions, pageHostname, isKeptFromLoopback = false, origin } = door
  const askPermission = (): Promise<LoopbackPermission> => askLoopbackPermission(permissions, pageHostname)

  /** A page that the agent does not allow cannot read its answer, but can notice that there is one. */
  const isSomebodyThere = async (): Promise<boolean> => {
    const options: LoopbackRequest = {
      method: 'POST',
      mode: 'no-cors',
      targetAddressSpace: 'loopback',
      credentials: 'omit',
      signal: AbortSignal.timeout(tokenPatience),
    }
    return request(`${origin}/`, options).then(
      () => true,
      () => false,
    )
  }

  const unreachable = async (wasRead: boolean): Promise<SigningFailure> => {
    const permission = await askPermission()
    if (permission === 'denied') return { code: 'agent.blocked' }
    if (permission === 'toBeAsked') return { code: 'agent.permissionPending' }
    // Whose token has been read is allowed: the agent has gone since.
    if (wasRead) return { code: 'agent.gone' }
    if (await isSomebodyThere()) return { code: 'agent.refused', reason: 'request.forbiddenOrigin' }
    return { code: isKeptFromLoopback ? 'agent.browserUnable' : 'agent.notRunning' }
  }
  return { askPermission, unreachable }
}

interface Question<Schema extends v.GenericSchema> {
  readonly path: '/getTokenInfo' | '/issueXmlList'
  readonly body: string
  readonly schema: Schema
  /** In milliseconds. */
  readonly patience: number
  readonly signal: AbortSignal
}

interface Heard {
  readonly text: string
  /** Null where whoever has answered does not say one. */
  readonly version: string | null
}

/** Between tries to reach an agent that may be starting again, in milliseconds. */
const restartPauses = [300, 700, 1500] as const

const isDeaf = ({ code }: SigningFailure): boolean => code === 'agent.notRunning' || code === 'agent.gone'

/** Agents of others say no version, and their answers are known by their members. */
const isOfOtherProgram = (path: Question<v.GenericSchema>['path'], answer: unknown): boolean =>
  answer === undefined || (path === '/getTokenInfo' && !hasAgentFields(answer))

const post = async (
  { fetch: request, origin }: AgentDoor,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<Heard> => {
  const options: LoopbackRequest = {
    method: 'POST',
    targetAddressSpace: 'loopback',
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain' },
    body,
    signal,
  }
  const response = await request(`${origin}${path}`, options)
  const version = response.headers.get(agentVersionHeader)
  heardAgentVersion.hear(version)
  return { text: await response.text(), version }
}

/** Asks the agent and reads what it answers. */
export const createAsking = (door: AgentDoor) => {
  const { askPermission, unreachable } = createReachability(door)

  const askOnce = async <Schema extends v.GenericSchema>(
    { path, body, schema, patience, signal }: Question<Schema>,
    wasRead: boolean,
  ): Promise<Result<v.InferOutput<Schema>, SigningFailure>> => {
    try {
      const { text, version } = await post(door, path, body, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
      const answer = parsed(text)
      const read = v.safeParse(schema, answer)
      if (version === null && isOfOtherProgram(path, answer))
        return fail({ code: 'agent.refused', reason: 'answer.otherProgram' })
      return read.success ? succeed(read.output) : fail({ code: 'agent.refused', reason: 'answer.unreadable' })
    } catch (error) {
      if (error instanceof TypeError) return fail(await unreachable(wasRead))
      if (!(error instanceof DOMException)) throw error
      const isStillAsking = (await askPermission()) === 'toBeAsked'
      return fail({ code: isStillAsking ? 'agent.permissionPending' : 'agent.tooSlow' })
    }
  }

  /** An agent that starts again is deaf for a moment: what can be asked twice waits for it. */
  const ask = async <Schema extends v.GenericSchema>(
    question: Question<Schema>,
    wasRead: boolean,
  ): Promise<Result<v.InferOutput<Schema>, SigningFailure>> => {
    const first = await askOnce(question, wasRead)
    if (question.path !== '/getTokenInfo' || door.pause === undefined) return first
    let answer = first
    for (const milliseconds of restartPauses) {
      if (answer.ok || !isDeaf(answer.failure) || question.signal.aborted) return answer
      await door.pause(milliseconds, question.signal)
      answer = await askOnce(question, wasRead)
    }
    return answer
  }
  return { ask, askPermission }
}
