import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../../api/client.ts'
import type { AnswerOf } from '../../../../api/contract/call.ts'
import { registerSignature } from '../../../../api/contract/signatureRegistration.ts'
import { hsmCertificates, hsmQr2fa } from '../../../../api/contract/hsm.ts'
import { certificateStatuses, certificateTypes } from '../../../../domain/certificateCodes.ts'
import type { HsmKeyFailure, ServerFailure } from '../../../../domain/failure.ts'
import type { HsmCertificate } from '../../../../domain/hsm.ts'
import { fail, succeed } from '../../../../domain/result.ts'
import { codeKeyIn } from '../../../../hsm/codeKey.ts'
import { hsmAccessFailureOf, hsmFailureOf } from '../../../../hsm/hsmFailureOf.ts'
import { hsmRegistration } from '../../../../machines/hsmRegistration/hsmRegistration.ts'
import type {
  CertificatesHeld,
  FetchQrWork,
  HsmRegistered,
  QrFetched,
  RegisterWork,
} from '../../../../machines/hsmRegistration/setup.ts'
import type { Found } from '../../../../machines/certificateRegistration/outcome.ts'
import { Sealed } from '../../../../machines/sealed.ts'
import { withSealedSecrets } from '../../../../passwords/sealedSecrets.ts'
import { findInList } from '../findInList.ts'

/** What the chart never leaves out by the time that it asks for this. */
const given = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('a step of the registration began without what it works with')
  return value
}

const readCertificates = async (
  api: ApiClient,
  { account }: Pick<RegisterWork, 'account'>,
  signal: AbortSignal,
): Promise<CertificatesHeld> => {
  const { provider, userName, password } = given(account).open()
  const answer = await withSealedSecrets<AnswerOf<typeof hsmCertificates>, ServerFailure>(
    api,
    [password],
    signal,
    ([sealed = '']) =>
      api.send(hsmCertificates, { body: { provider, username: userName, password: sealed } }, { signal }),
  )
  return answer.ok ? succeed(answer.value.certificates) : fail(hsmAccessFailureOf(answer.failure))
}

/** A PNG in base64, as far as its first bytes say. */
const isPicture = (text: string): boolean => /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/.test(text)

const fetchQr = async (
  api: ApiClient,
  { account, certificate, pin }: FetchQrWork,
  signal: AbortSignal,
): Promise<QrFetched> => {
  const { provider, userName, password } = given(account).open()
  const { serial } = given(certificate)
  const answer = await withSealedSecrets<AnswerOf<typeof hsmQr2fa>, ServerFailure>(
    api,
    [password, given(pin).open()],
    signal,
    ([sealedPassword = '', sealedPin = '']) =>
      api.send(
        hsmQr2fa,
        { body: { provider, username: userName, password: sealedPassword, serial_no: serial, pin: sealedPin } },
        { signal },
      ),
  )
  if (!answer.ok) return fail(hsmFailureOf(answer.failure))
  const { qr_code: picture, otpauth_uri: address } = answer.value
  if (!isPicture(picture)) return fail({ code: 'server.unreadable' })
  return succeed(new Sealed({ picture, address: codeKeyIn(address) === null ? null : address }))
}

/** What the server says of a certificate in an HSM, where it says it as of any certificate. */
const sameOfHsm: Readonly<Record<string, HsmKeyFailure>> = {
  'certificate.otherTaxCode': { code: 'hsm.otherTaxCode' },
  'certificate.expired': { code: 'hsm.certificateExpired' },
}
const registerFailureOf = (failure: ServerFailure): HsmKeyFailure | ServerFailure =>
  (failure.code === 'server.refused' ? sameOfHsm[failure.reason] : undefined) ?? hsmFailureOf(failure)

/** The request that registers a certificate (seed 001 §3): status '1', type '2'. */
const bodyOf = (
  { serial, org_nm, modifiedDate, expiredDate }: HsmCertificate,
  { provider, userName }: { readonly provider: string; readonly userName: string },
  [password = '', pin = '', otp]: readonly (string | undefined)[],
) => ({
  org_nm,
  serial_no: serial,
  from_date: modifiedDate,
  to_date: expiredDate,
  status: certificateStatuses.active,
  type: certificateTypes.hsm,
  user_nm: userName,
  user_pw: password,
  pin,
  ...(otp === undefined ? { otp_yn: 'N' as const } : { otp_yn: 'Y' as const, otp }),
  org_nm_hsm: provider,
})

/** Sent once, and to its end: leaving the page does not take a registration back. */
const register = async (
  api: ApiClient,
  { account, certificate, secrets }: RegisterWork,
  signal: AbortSignal,
): Promise<HsmRegistered> => {
  const opened = given(account).open()
  const chosen = given(certificate)
  const { pin, otp } = given(secrets).open()
  const answer = await withSealedSecrets<AnswerOf<typeof registerSignature>, ServerFailure>(
    api,
    [opened.password, pin, otp],
    signal,
    (sealed) => api.send(registerSignature, { body: bodyOf(chosen, opened, sealed) }),
  )
  return answer.ok
    ? succeed({ certificateId: answer.value?.digi_sign_id ?? '' })
    : fail(registerFailureOf(answer.failure))
}

/** hsmRegistration with this product's server behind it, which leads to the signing server. */
export const provideHsmRegistration = (api: ApiClient) =>
  hsmRegistration.provide({
    actors: {
      readCertificates: fromPromise<CertificatesHeld, Pick<RegisterWork, 'account'>>(({ input, signal }) =>
        readCertificates(api, input, signal),
      ),
      fetchQr: fromPromise<QrFetched, FetchQrWork>(({ input, signal }) => fetchQr(api, input, signal)),
      register: fromPromise<HsmRegistered, RegisterWork>(({ input, signal }) => register(api, input, signal)),
      findRegistered: fromPromise<Found, Pick<RegisterWork, 'certificate'>>(({ input, signal }) => {
        const { org_nm: issuer, serial: serialNumber } = given(input.certificate)
        return findInList(api, { issuer, serialNumber }, signal)
      }),
    },
  })
