import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { changeSignatureStatus } from '../../../api/contract/signatureRegistration.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import type { StatusChange } from '../../../domain/certificateRegistration.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { Sealed } from '../../../machines/sealed.ts'
import { withSealedSecrets } from '../../../passwords/sealedSecrets.ts'

export interface KeySecrets {
  readonly pin: string
  /** Null where the key asks for no one-time code. */
  readonly otp: string | null
}

export interface Change {
  readonly status: StatusChange
  /** Null where none of the certificates lies in an HSM. */
  readonly key: Sealed<KeySecrets> | null
}

type Answer = AnswerOf<typeof changeSignatureStatus>

/** Sends it with what opens the key, once. */
export const sendStatusChange = async (
  api: ApiClient,
  certificates: readonly Pick<CertificateRecord, 'id'>[],
  { status, key }: Change,
) => {
  const digital_signatures = certificates.map(({ id }) => ({ digi_sign_id: id, status }))
  if (key === null) return api.send(changeSignatureStatus, { body: { digital_signatures } })
  const { pin, otp } = key.open()
  const { signal } = new AbortController()
  return withSealedSecrets<Answer, ServerFailure>(api, [pin, otp], signal, ([sealedPin, code]) => {
    const second = code === undefined ? ({ otp_yn: 'N' } as const) : ({ otp_yn: 'Y', otp: code } as const)
    return api.send(changeSignatureStatus, { body: { digital_signatures, pin: sealedPin, ...second } })
  })
}
