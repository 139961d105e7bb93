import { fromPromise } from 'xstate'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { checkedContent } from '../../../src/domain/documents/kind.ts'
import type { ServerFailure } from '../../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type {
  DraftRead,
  GenerateInput,
  RegistrationState,
  SigningOption,
  XmlGenerated,
} from '../../../src/machines/documentSubmit/setup.ts'
import type { DraftSaved, SaveInput } from '../../../src/machines/documentForm/setup.ts'
import type { AgentPermission } from '../../../src/machines/agentPermission.ts'
import { Sealed } from '../../../src/machines/sealed.ts'
import type { Saved } from '../../../src/machines/saving.ts'
import type { SigningInput } from '../../../src/machines/signingWays.ts'
import { tokenSigning } from '../../../src/machines/tokenSigning/tokenSigning.ts'
import type { DocumentSigned, TokenRead } from '../../../src/machines/tokenSigning/setup.ts'
import { createVault } from '../../../src/machines/vault.ts'
import { saveOver } from '../../../src/records/form/saveOver.ts'
import { voucherKind, voucherSignature, type VoucherContent, type VoucherValues } from './voucher.ts'
import { voucherCalls } from './voucherCalls.ts'

export const voucherValues = createVault<VoucherValues>()
type Over = VoucherContent & { readonly version: string }
const unanswered = createVault<{ readonly body: Over }>()

type Answer<Value> = Result<Value, ServerFailure>
type Nothing = Record<string, never>

interface Generated {
  readonly xml: string
  readonly sign_id: string
  readonly req_key: string
  readonly voucher_id: string
}

/** Saves over what is known to be kept: as a draft, or to have the XML made. */
const saveBy = <Answered extends { readonly version: string }>(
  send: (body: Over) => Promise<Saved<Answered>>,
  { values, basis }: SaveInput,
): Promise<Saved<Answered>> =>
  saveOver({
    content: voucherKind.toContent(voucherValues.open(values)),
    basis,
    send,
    keep: (body) => unanswered.seal({ body }),
    open: unanswered.open,
    bodyOf: ({ body }) => body,
    repeat: ({ body }) => send(body),
  })

/** What the charts of all kinds ask of vouchers: calls of the server, and signatures by a key at hand. */
export const voucherActors = (api: ApiClient, key: SigningKey) => {
  const made = new Map<string, Generated>()
  const signed = new Map<string, string>()
  const readDraft = async (draft: string): Promise<DraftRead> => {
    const answer = await api.send(voucherCalls.detail, { params: { id: draft } })
    if (!answer.ok) return answer
    const checked = checkedContent(voucherKind, answer.value)
    if (!checked.ok) return fail({ code: 'draft.invalid', fields: checked.failure })
    return succeed({ values: voucherValues.seal(checked.value), version: answer.value.version })
  }
  const generate = async ({ values, basis }: GenerateInput): Promise<XmlGenerated> => {
    if (values === null) throw new Error('a submission was started without values')
    const send = (body: Over) => api.send(voucherCalls.generateXml, { body })
    const answer = await saveBy(send, { values, basis })
    if (!answer.ok) return answer
    const { voucher_id: documentId, req_key: reqKey, xml, sign_id: signId, version } = answer.value
    made.set(reqKey, answer.value)
    const document = new Sealed({ xml, signId, sellerName: '', companion: null })
    return succeed({ version, work: { documentId, reqKey, companionKey: null, sellerTaxCode: '' }, document })
  }
  const saveDraft = async (input: SaveInput): Promise<DraftSaved> => {
    const answer = await saveBy((body) => api.send(voucherCalls.saveDraft, { body }), input)
    return answer.ok ? succeed({ documentId: answer.value.voucher_id, version: answer.value.version }) : answer
  }
  const sign = async (reqKey: string): Promise<void> => {
    const { xml = '', sign_id: signId = '' } = made.get(reqKey) ?? {}
    const answer = await signDocument({ xml, signId, layout: voucherSignature, key, signingTime: new Date() })
    if (!answer.ok) throw new Error(answer.failure.code)
    signed.set(reqKey, answer.value.xml)
  }
  const tokenReads = {
    askPermission: fromPromise<AgentPermission, Nothing>(() => Promise.resolve('granted')),
    readToken: fromPromise<TokenRead, { sellerTaxCode: string }>(() => Promise.resolve(succeed(null))),
  }
  return {
    readDraft,
    generate,
    saveDraft,
    option: { decided: '1', available: ['1'] } as const satisfies SigningOption,
    /** Of both charts that send. */
    sending: {
      tokenSigning: tokenSigning.provide({
        actors: {
          ...tokenReads,
          signDocument: fromPromise<DocumentSigned, SigningInput>(async ({ input: { reqKey, others = [] } }) => {
            for (const each of [reqKey, ...others]) await sign(each)
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
  }
}
export type VoucherActors = ReturnType<typeof voucherActors>
