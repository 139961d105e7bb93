import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import { registerDeclaration } from '../../../api/contract/declarationFiling.ts'
import { isSignatureRefused, type ServerFailure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { GeneratedXml, Registration, SigningOption } from '../../../machines/declarationSubmit/setup.ts'
import { findRegistrationOf } from './findRegistrationOf.ts'
import { readDeclaration } from './readDeclaration.ts'
import { readSigningOption } from './readSigningOption.ts'
import type { Savings } from './savings.ts'
import type { Workbench } from './workbench.ts'

type Answer<Value> = Result<Value, ServerFailure>
type Nothing = Record<string, never>

/** What is said in passing about the XML: while it is being made, and once it is made (seed 000 §8, 002 §8). */
export interface GenerationNews {
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>
  readonly succeeded: () => void
}

export interface SubmitParts {
  readonly api: ApiClient
  readonly workbench: Workbench
  readonly savings: Savings
  readonly generation: GenerationNews
}

/**
 * The answer of a run that goes on. A run that was stopped says nothing: React's StrictMode starts the flow twice, and what the
 * first, stopped run hears must not be taken for the answer of the second.
 */
const unlessStopped = async <Value>(signal: AbortSignal, answer: Promise<Value>): Promise<Value> => {
  const value = await answer
  return signal.aborted ? new Promise<Value>(() => {}) : value
}

const takenElsewhere = fail({ code: 'work.elsewhere' })

/** The actors of declarationSubmit that call the server. What they work on stays on the workbench. */
export const submitActors = ({ api, workbench, savings, generation }: SubmitParts) => ({
  readDeclaration: fromPromise<Answer<null>, { declarationId: string }>(async ({ input, signal }) => {
    const answer = await unlessStopped(signal, readDeclaration(api, input.declarationId, signal))
    if (!answer.ok) return answer
    workbench.takeValues(answer.value.values)
    savings.startFrom(answer.value.version)
    return succeed(null)
  }),

  readOption: fromPromise<Answer<SigningOption>, Nothing>(async ({ signal }) => {
    return readSigningOption(api, signal)
  }),

  generateXml: fromPromise<Answer<GeneratedXml>, Nothing>(async ({ signal }) => {
    const values = workbench.values()
    const answer = await generation.during(() => savings.generateXml(values, signal))
    if (!answer.ok) return answer
    const { declartion_id: declarationId, req_key: givenKey, xml_data: xml, sign_id: signId } = answer.value
    const reqKey = givenKey === '' ? declarationId : givenKey
    const work = { declarationId, reqKey, sellerTaxCode: values.sllr_tax_code }
    if (!(await workbench.begin({ work, sellerName: values.sllr_comp_nm, xml, signId }))) return takenElsewhere
    if (signal.aborted) await workbench.forget()
    else generation.succeeded()
    return succeed(work)
  }),

  registerSigned: fromPromise<Answer<null>, { reqKey: string }>(async ({ input, signal }) => {
    const work = workbench.saved(input.reqKey)
    if (work === null || work.signature === null) throw new Error(`nothing signed is kept under ${input.reqKey}`)
    const answer = await api.send(
      registerDeclaration,
      {
        body: {
          xml_signed: work.signature.xml,
          req_key: work.reqKey,
          sign_by: work.signature.signedBy,
          tax_code: work.sellerTaxCode,
          sllr_comp_name: work.sellerName,
        },
      },
      { signal },
    )
    if (answer.ok) return succeed(null)
    if (isSignatureRefused(answer.failure)) workbench.dropSignature(input.reqKey)
    return answer
  }),

  findRegistration: fromPromise<Answer<Registration>, { reqKey: string }>(async ({ input, signal }) => {
    const work = await unlessStopped(signal, workbench.resume(input.reqKey))
    if (work === null) return takenElsewhere
    return unlessStopped(signal, findRegistrationOf(api, work, signal))
  }),
})
