import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import { Sealed } from '../../../machines/sealed.ts'
import type {
  DraftRead,
  GenerateInput,
  RegistrationState,
  SigningOption,
  XmlGenerated,
} from '../../../machines/documentSubmit/setup.ts'
import type { Filing } from '../kind/filing.ts'
import type { WhileSaving } from '../unfinished/whileSaving.ts'
import { findRegistrationOf } from './findRegistrationOf.ts'
import { provideHoldWork, type WorkSettings } from './holdWork.ts'
import { readDeclaration } from './readDeclaration.ts'
import { readSigningOption } from './readSigningOption.ts'
import { sendForXml } from './saving.ts'
import { declarationValues } from './vaults.ts'
import type { SavedWork } from './workStore.ts'

type Answer<Value> = Result<Value, ServerFailure>
type Nothing = Record<string, never>

export interface SubmitParts extends Omit<WorkSettings, 'collection'> {
  readonly api: ApiClient
  readonly filing: Filing
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

/** Saves the declaration and has its XML made. */
export const generateXml = async (
  { api, filing, whileGenerating }: Pick<SubmitParts, 'api' | 'filing' | 'whileGenerating'>,
  { values: sealed, basis }: GenerateInput,
  signal: AbortSignal,
): Promise<XmlGenerated> => {
  if (sealed === null) throw new Error('a submission was started without values')
  const values = declarationValues.open(sealed)
  const answer = await whileGenerating((kept) => sendForXml(api, filing, { values: sealed, basis, kept, signal }))
  if (!answer.ok) return answer
  const { declartion_id: declarationId, req_key: givenKey, xml_data: xml, sign_id: signId, version } = answer.value
  return succeed({
    version,
    work: {
      declarationId,
      reqKey: givenKey === '' ? declarationId : givenKey,
      sellerTaxCode: values.sllr_tax_code,
    },
    document: new Sealed({ xml, signId, sellerName: values.sllr_comp_nm }),
  })
}

/** The actors of documentSubmit. Each works on its input and on what is kept of the submission, and remembers nothing. */
export const submitActors = ({ api, filing, whileGenerating, ...settings }: SubmitParts) => {
  const work = { ...settings, collection: filing.key }
  const keptWork = (reqKey: string): SavedWork => {
    const kept = work.store.find(work.userId, reqKey)
    if (kept === null) throw new Error(`no submission is kept under ${reqKey}`)
    return kept
  }
  return {
    holdWork: provideHoldWork(work),

    readDocument: fromPromise<DraftRead, { declarationId: string }>(({ input, signal }) =>
      unlessStopped(signal, readDeclaration(api, filing, input.declarationId, signal)),
    ),

    readOption: fromPromise<Answer<SigningOption>, Nothing>(({ signal }) => readSigningOption(api, signal)),

    generateXml: fromPromise<XmlGenerated, GenerateInput>(({ input, signal }) =>
      generateXml({ api, filing, whileGenerating }, input, signal),
    ),

    registerSigned: fromPromise<Answer<null>, { reqKey: string }>(async ({ input, signal }) => {
      const { signature, reqKey, sellerTaxCode, sellerName } = keptWork(input.reqKey)
      if (signature === null) throw new Error(`nothing signed is kept under ${reqKey}`)
      const body = {
        xml_signed: signature.xml,
        req_key: reqKey,
        sign_by: signature.signedBy,
        tax_code: sellerTaxCode,
        sllr_comp_name: sellerName,
      }
      const answer = await api.send(filing.calls.send, { body }, { signal })
      return answer.ok ? succeed(null) : answer
    }),

    findRegistration: fromPromise<Answer<RegistrationState>, { reqKey: string }>(({ input, signal }) =>
      unlessStopped(signal, findRegistrationOf(api, filing.calls, keptWork(input.reqKey), signal)),
    ),
  }
}
