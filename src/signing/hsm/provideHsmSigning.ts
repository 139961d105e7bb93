import { fromPromise } from 'xstate'
import { signedFormFault } from '../../api/agent/signedForm.ts'
import type { ApiClient } from '../../api/client.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import { hsmIssueXmlList, hsmLogin } from '../../api/contract/hsm.ts'
import { isUsable, type CertificateRecord } from '../../domain/certificate.ts'
import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { HsmFailure, ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { hsmAccessFailureOf, hsmFailureOf } from '../../hsm/hsmFailureOf.ts'
import { hsmSigning } from '../../machines/hsmSigning/hsmSigning.ts'
import type { CertificatesRead, HsmSigned, HsmSigningWork, LoggedIn } from '../../machines/hsmSigning/setup.ts'
import { withSealedSecrets } from '../../passwords/sealedSecrets.ts'
import type { SigningDocuments } from '../documents.ts'
import { signedBy } from '../signedBy.ts'
import { signaturePathOf } from '../../domain/documents/signedLayout.ts'

interface HsmSigningParts {
  readonly api: ApiClient
  readonly documents: SigningDocuments
  /** All certificates of the company. */
  readonly readRegistered: (signal: AbortSignal) => Promise<Result<readonly CertificateRecord[], ServerFailure>>
}

type Items = AnswerOf<typeof hsmIssueXmlList>

const read = async ({ readRegistered }: HsmSigningParts, signal: AbortSignal): Promise<CertificatesRead> => {
  const answer = await readRegistered(signal)
  if (!answer.ok) return answer
  return succeed(answer.value.filter((one) => one.certificate_type === certificateTypes.hsm && isUsable(one)))
}

const logIn = async ({ api }: HsmSigningParts, serialNumber: string, signal: AbortSignal): Promise<LoggedIn> => {
  const answer = await api.send(hsmLogin, { body: { serial_no: serialNumber } }, { signal })
  if (!answer.ok) return fail(hsmAccessFailureOf(answer.failure))
  const { kept_yn: isKept, attempts_left: attemptsLeft, pin_locked: isLocked, otp_yn: asksOtp } = answer.value
  if (isKept === 'N') return succeed(null)
  return isLocked ? fail({ code: 'hsm.pinLocked' }) : succeed({ attemptsLeft, asksOtp: asksOtp === 'Y' })
}

/** Sends what opens the key, once, with all documents. */
const issue = (
  { api, documents }: HsmSigningParts,
  { reqKey, others = [], serialNumber, secrets }: HsmSigningWork,
  signal: AbortSignal,
): Promise<Result<Items, ServerFailure>> => {
  if (secrets === null) throw new Error('signing was started without a PIN')
  const { account, pin, otp } = secrets.open()
  const asked = [reqKey, ...others].map((key) => {
    const { xml, signId, layout } = documents.toSign(key)
    return { xml, signature_path: signaturePathOf(layout), sign_id: signId, req_key: key }
  })
  return withSealedSecrets<Items, ServerFailure>(
    api,
    [pin, account?.password ?? null, otp],
    signal,
    ([sealedPin = '', password, code]) => {
      const body = {
        serial_no: serialNumber,
        ...(account === null || password === undefined ? {} : { user_name: account.userName, password }),
        pin: sealedPin,
        ...(code === undefined ? {} : { otp: code }),
        signing_xml: asked,
      }
      return api.send(hsmIssueXmlList, { body }, { signal })
    },
  )
}

/** The signed document, once it is the one that was sent, with a signature and nothing else of its own. */
const checked = (
  item: Items[number] | undefined,
  reqKey: string,
  { toSign }: SigningDocuments,
): Result<string, HsmFailure> => {
  if (item === undefined) return fail({ code: 'hsm.answerUnsigned' })
  if (item.status !== 'OK') return fail({ code: 'hsm.notSigned', reason: item.status, message: item.message })
  if (item.req_key !== reqKey) return fail({ code: 'hsm.answerAltered' })
  const { xml, layout } = toSign(reqKey)
  const fault = signedFormFault(xml, item.signed_xml, layout)
  if (fault === null) return succeed(item.signed_xml)
  return fail({ code: fault.code === 'answer.notSigned' ? 'hsm.answerUnsigned' : 'hsm.answerAltered' })
}

/** Has all documents signed. It fails where none is; those that are not signed beside others are named. */
const sign = async (parts: HsmSigningParts, work: HsmSigningWork, signal: AbortSignal): Promise<HsmSigned> => {
  const { documents } = parts
  const answer = await issue(parts, work, signal)
  if (!answer.ok) return fail(hsmFailureOf(answer.failure))
  const keys = [work.reqKey, ...(work.others ?? [])]
  if (answer.value.length > keys.length) return fail({ code: 'hsm.answerAltered' })
  const outcomes = keys.map((reqKey, place) => ({
    reqKey,
    signed: checked(answer.value[place], reqKey, documents),
  }))
  const unsigned = outcomes.flatMap(({ reqKey, signed }) => (signed.ok ? [] : [{ reqKey, failure: signed.failure }]))
  const [first] = unsigned
  if (first !== undefined && unsigned.length === keys.length) return fail(first.failure)
  for (const { reqKey, signed } of outcomes)
    if (signed.ok && !signal.aborted)
      documents.keepSignature(reqKey, { xml: signed.value, signedBy: signedBy(signed.value) })
  return succeed(unsigned)
}

/** hsmSigning with this product's server behind it, which leads to the signing server. */
export const provideHsmSigning = (parts: HsmSigningParts) =>
  hsmSigning.provide({
    actors: {
      readCertificates: fromPromise<CertificatesRead, Record<string, never>>(({ signal }) => read(parts, signal)),
      logIn: fromPromise<LoggedIn, { serialNumber: string }>(({ input, signal }) =>
        logIn(parts, input.serialNumber, signal),
      ),
      signDocument: fromPromise<HsmSigned, HsmSigningWork>(({ input, signal }) => sign(parts, input, signal)),
    },
  })
