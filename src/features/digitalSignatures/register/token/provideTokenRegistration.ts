import { fromPromise } from 'xstate'
import type { AgentClient } from '../../../../api/agent/client.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { registerSignature } from '../../../../api/contract/signatureRegistration.ts'
import { generalRefusals } from '../../../../api/contract/envelope.ts'
import { certificateTypes } from '../../../../domain/certificateCodes.ts'
import type { ServerFailure, SigningFailure } from '../../../../domain/failure.ts'
import { fail, succeed } from '../../../../domain/result.ts'
import type { CertificateRegistrationInput } from '../../../../machines/certificateRegistration/input.ts'
import type { AgentPermission } from '../../../../machines/agentPermission.ts'
import type { ReadFailure, RegisterInput, Registered, TokenRead } from '../../../../machines/tokenRegistration/setup.ts'
import type { Found } from '../../../../machines/certificateRegistration/outcome.ts'
import { tokenRegistration } from '../../../../machines/tokenRegistration/tokenRegistration.ts'
import { findInList } from '../findInList.ts'

interface Parts {
  readonly api: ApiClient
  readonly agent: AgentClient
}

const readCodes: readonly string[] = [
  'agent.notRunning',
  'agent.gone',
  'agent.browserUnable',
  'agent.blocked',
  'agent.permissionPending',
  'agent.tooSlow',
  'agent.busy',
  'agent.refused',
  'token.absent',
  'token.failed',
  'token.noCertificate',
  'certificate.otherTaxCode',
  'certificate.keyNotRsa',
  'certificate.expired',
  'certificate.notYetValid',
] satisfies readonly ReadFailure['code'][]

const isOfReading = (failure: SigningFailure): failure is ReadFailure => readCodes.includes(failure.code)

/** A failure of reading; a token that was pulled out meanwhile is none, and what only signing can meet is a bug of the agent. */
const readFailure = (failure: SigningFailure): TokenRead => {
  if (failure.code === 'token.removed') return fail({ code: 'token.absent' })
  return fail(isOfReading(failure) ? failure : { code: 'unexpected', detail: failure.code })
}

const known = new Set<string>([...registerSignature.refusals, ...Object.keys(generalRefusals)])

/** A server that gives no reason of the contract means that the same token exists (seed 001 §4, docs/decisions/0336). */
const withReason = (failure: ServerFailure): ServerFailure =>
  failure.code === 'server.refused' && !known.has(failure.reason)
    ? { ...failure, reason: 'certificate.exists' }
    : failure

const register = async ({ api }: Parts, { token, formType }: RegisterInput): Promise<Registered> => {
  if (token === null) throw new Error('a registration without a token')
  const answer = await api.send(registerSignature, {
    body: {
      reg_id: '',
      tax_code: token.taxCode,
      org_nm: token.issuer,
      serial_no: token.serialNumber,
      form_tp: formType,
      status: formType,
      from_date: token.notBefore,
      to_date: token.notAfter,
      type: certificateTypes.usbToken,
    },
  })
  return answer.ok ? succeed({ certificateId: answer.value?.digi_sign_id ?? '' }) : fail(withReason(answer.failure))
}

/** tokenRegistration with server and signing agent. */
export const provideTokenRegistration = (parts: Parts) =>
  tokenRegistration.provide({
    actors: {
      askPermission: fromPromise<AgentPermission, Record<string, never>>(() => parts.agent.askPermission()),
      readToken: fromPromise<TokenRead, CertificateRegistrationInput>(async ({ input, signal }) => {
        const answer = await parts.agent.readToken({ sellerTaxCode: input.companyTaxCode, signal })
        return answer.ok ? answer : readFailure(answer.failure)
      }),
      register: fromPromise<Registered, RegisterInput>(({ input }) => register(parts, input)),
      findRegistered: fromPromise<Found, RegisterInput>(({ input: { token }, signal }) => {
        if (token === null) throw new Error('a search without a token')
        return findInList(parts.api, token, signal)
      }),
    },
  })
