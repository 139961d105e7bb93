import { fromPromise } from 'xstate'
import type { ApiClient } from '../../api/client.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'
import { Sealed } from '../../machines/sealed.ts'
import type {
  DraftRead,
  GenerateInput,
  RegistrationState,
  SigningOption,
  XmlGenerated,
} from '../../machines/documentSubmit/setup.ts'
import type { FilingCalls, SentXml } from '../filedKind.ts'
import { findSent } from './findSent.ts'
import { provideHoldWork, type WorkSettings } from './holdWork.ts'
import { readDraft } from './readDraft.ts'
import { readSigningOption } from './readSigningOption.ts'
import type { WhileSaving } from './whileSaving.ts'
import type { SavedWork } from './workStore.ts'

type Answer<Value> = Result<Value, ServerFailure>
type Nothing = Record<string, never>

export interface SubmitParts extends WorkSettings {
  readonly api: ApiClient
  readonly calls: FilingCalls
  /** Says in passing that the XML is being made (002 §8), and with what of the form. */
  readonly whileGenerating: WhileSaving
}

/**
 * The answer of a run that goes on. A run that was stopped says nothing: React's StrictMode starts the flow twice, and what the
 * first, stopped run hears must not be taken for the answer of the second.
 */
const unlessStopped = async <Value>(signal: AbortSignal, answer: Promise<Value>): Promise<Value> => {
  const value = await answer
  return signal.aborted ? new Promise<Value>(() => {}) : value
}

/** Saves the document and has its XML made. */
export const generateXml = async (
  { api, calls, whileGenerating }: Pick<SubmitParts, 'api' | 'calls' | 'whileGenerating'>,
  { values, basis }: GenerateInput,
  signal: AbortSignal,
): Promise<XmlGenerated> => {
  if (values === null) throw new Error('a submission was started without values')
  const answer = await whileGenerating((kept) => calls.generateXml(api, { values, basis, kept, signal }))
  if (!answer.ok) return answer
  const { documentId, reqKey, xml, signId, version, companion = null } = answer.value
  const issuer = calls.issuerOf(values)
  return succeed({
    version,
    work: {
      documentId,
      reqKey: reqKey === '' ? documentId : reqKey,
      companionKey: companion?.reqKey ?? null,
      sellerTaxCode: issuer.taxCode,
    },
    document: new Sealed({ xml, signId, sellerName: issuer.name, companion }),
  })
}

/** What is sent of a submission: its document and what goes with it, both signed. */
const signedBody = ({ signature, companion, reqKey, sellerTaxCode, sellerName }: SavedWork): SentXml => {
  if (signature === null) throw new Error(`nothing signed is kept under ${reqKey}`)
  const body = {
    xml_signed: signature.xml,
    req_key: reqKey,
    sign_by: signature.signedBy,
    tax_code: sellerTaxCode,
    sllr_comp_name: sellerName,
  }
  if (companion === null) return body
  if (companion.signature === null) throw new Error(`nothing signed is kept under ${companion.reqKey}`)
  return { ...body, companion: { xml_signed: companion.signature.xml, req_key: companion.reqKey } }
}

/** The actors of documentSubmit. Each works on its input and on what is kept of the submission, and remembers nothing. */
export const submitActors = ({ api, calls, whileGenerating, ...work }: SubmitParts) => {
  const keptWork = (reqKey: string): SavedWork => {
    const kept = work.store.find(work.userId, reqKey)
    if (kept === null) throw new Error(`no submission is kept under ${reqKey}`)
    return kept
  }
  return {
    holdWork: provideHoldWork(work),

    readDocument: fromPromise<DraftRead, { documentId: string }>(({ input, signal }) =>
      unlessStopped(signal, readDraft(api, calls, input.documentId, signal)),
    ),

    readOption: fromPromise<Answer<SigningOption>, Nothing>(({ signal }) => readSigningOption(api, signal)),

    generateXml: fromPromise<XmlGenerated, GenerateInput>(({ input, signal }) =>
      generateXml({ api, calls, whileGenerating }, input, signal),
    ),

    sendSigned: fromPromise<Answer<null>, { reqKey: string }>(async ({ input, signal }) => {
      const answer = await calls.send(api, signedBody(keptWork(input.reqKey)), signal)
      return answer.ok ? succeed(null) : answer
    }),

    findSent: fromPromise<Answer<RegistrationState>, { reqKey: string }>(({ input, signal }) =>
      unlessStopped(signal, findSent(api, calls, keptWork(input.reqKey), signal)),
    ),
  }
}
