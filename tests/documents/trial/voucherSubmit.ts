import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { checkedContent } from '../../../src/domain/documents/kind.ts'
import type { ServerFailure } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { documentSubmit } from '../../../src/machines/documentSubmit/documentSubmit.ts'
import type {
  DraftRead,
  GenerateInput,
  RegistrationState,
  SigningOption,
  SubmitFailure,
  WorkInput,
  XmlGenerated,
} from '../../../src/machines/documentSubmit/setup.ts'
import type { AgentPermission } from '../../../src/machines/agentPermission.ts'
import type { KindFacts } from '../../../src/machines/kinds.ts'
import { Sealed } from '../../../src/machines/sealed.ts'
import type { Saved } from '../../../src/machines/saving.ts'
import type { SigningInput } from '../../../src/machines/signingWays.ts'
import { tokenSigning } from '../../../src/machines/tokenSigning/tokenSigning.ts'
import type { DocumentSigned, TokenRead } from '../../../src/machines/tokenSigning/setup.ts'
import { createVault } from '../../../src/machines/vault.ts'
import { saveOver } from '../../../src/records/form/saveOver.ts'
import { voucherKind, voucherSignature, type VoucherContent, type VoucherValues } from './voucher.ts'
import { voucherCalls } from './voucherCalls.ts'

export const voucherFacts: KindFacts = { key: 'voucher', isNumbered: true, verb: 'issue' }

export const voucherValues = createVault<VoucherValues>()
const unanswered = createVault<{ readonly body: VoucherContent & { readonly version: string } }>()

type Answer<Value> = Result<Value, ServerFailure>
type Nothing = Record<string, never>

interface Generated {
  readonly xml: string
  readonly sign_id: string
  readonly req_key: string
  readonly voucher_id: string
}

const readDraft = async (api: ApiClient, id: string): Promise<DraftRead> => {
  const answer = await api.send(voucherCalls.detail, { params: { id } })
  if (!answer.ok) return answer
  const checked = checkedContent(voucherKind, answer.value)
  return checked.ok
    ? succeed({ values: voucherValues.seal(checked.value), version: answer.value.version })
    : fail({ code: 'draft.invalid', fields: checked.failure })
}

/** Saves over what is known to be kept, and has the XML made. */
const generate = (api: ApiClient, id: string, { values, basis }: GenerateInput): Promise<Saved<Generated>> => {
  if (values === null) throw new Error('a submission was started without values')
  const content = { ...voucherKind.toContent(voucherValues.open(values)), voucher_id: id }
  const send = (body: VoucherContent & { readonly version: string }) => api.send(voucherCalls.generateXml, { body })
  return saveOver({
    content,
    basis,
    send,
    keep: (body) => unanswered.seal({ body }),
    open: unanswered.open,
    bodyOf: ({ body }) => body,
    repeat: ({ body }) => send(body),
  })
}

/** The chart of submissions with actors that send the calls of vouchers and sign by a key at hand; `id` is the voucher's. */
export const provideVoucherSubmit = (api: ApiClient, key: SigningKey, id: string) => {
  const made = new Map<string, Generated>()
  const signed = new Map<string, string>()
  return documentSubmit.provide({
    actors: {
      readDocument: fromPromise<DraftRead, { documentId: string }>(({ input }) => readDraft(api, input.documentId)),
      readOption: fromPromise<Answer<SigningOption>, Nothing>(() =>
        Promise.resolve(succeed({ decided: '1', available: ['1'] })),
      ),
      generateXml: fromPromise<XmlGenerated, GenerateInput>(async ({ input }) => {
        const answer = await generate(api, id, input)
        if (!answer.ok) return answer
        const { voucher_id: documentId, req_key: reqKey, xml, sign_id: signId, version } = answer.value
        made.set(reqKey, answer.value)
        const document = new Sealed({ xml, signId, sellerName: '' })
        return succeed({ version, work: { documentId, reqKey, sellerTaxCode: '' }, document })
      }),
      holdWork: fromCallback<EventObject, WorkInput>(({ sendBack }) =>
        sendBack({ type: 'work.claimed', isSigned: false }),
      ),
      tokenSigning: tokenSigning.provide({
        actors: {
          askPermission: fromPromise<AgentPermission, Nothing>(() => Promise.resolve('granted')),
          readToken: fromPromise<TokenRead, { sellerTaxCode: string }>(() => Promise.resolve(succeed(null))),
          signDocument: fromPromise<DocumentSigned, SigningInput>(async ({ input: { reqKey } }) => {
            const { xml = '', sign_id: signId = '' } = made.get(reqKey) ?? {}
            const answer = await signDocument({ xml, signId, layout: voucherSignature, key, signingTime: new Date() })
            if (!answer.ok) throw new Error(answer.failure.code)
            signed.set(reqKey, answer.value.xml)
            return succeed({ signerTaxCode: '' })
          }),
        },
      }),
      sendSigned: fromPromise<Answer<null>, { reqKey: string }>(async ({ input: { reqKey } }) => {
        const body = {
          xml_signed: signed.get(reqKey) ?? '',
          req_key: reqKey,
          sign_by: '',
          tax_code: '',
          sllr_comp_name: '',
        }
        const answer = await api.send(voucherCalls.send, { body })
        return answer.ok ? succeed(null) : answer
      }),
      findSent: fromPromise<Answer<RegistrationState>, { reqKey: string }>(async ({ input: { reqKey } }) => {
        const answer = await api.send(voucherCalls.findSent, { params: { req_key: reqKey } })
        return answer.ok
          ? succeed<RegistrationState>(answer.value.state === 'issued' ? 'registered' : 'absent')
          : answer
      }),
    },
  })
}

export const fieldsOf = (failure: SubmitFailure | null): readonly string[] =>
  failure !== null && 'fields' in failure ? failure.fields.map(({ field }) => field) : []
