import type { ApiClient } from '../../../api/client.ts'
import { hsmLogin } from '../../../api/contract/hsm.ts'
import { isUsable, type CertificateRecord } from '../../../domain/certificate.ts'
import { certificateTypes } from '../../../domain/certificateCodes.ts'
import type { Failure } from '../../../domain/failure.ts'
import { hsmAccessFailureOf } from '../../../hsm/hsmFailureOf.ts'
import type { HsmKeyAnswer } from '../facts.ts'
import type { Asking } from './asking.ts'

/** Certificates whose keys are asked for. */
const mostAsked = 5

/** The company's certificates that an HSM signs with. */
export const hsmCertificatesIn = (certificates: readonly CertificateRecord[]): readonly string[] =>
  certificates
    .filter((record) => record.certificate_type === certificateTypes.hsm && isUsable(record))
    .map(({ serial_no: serial }) => serial)
    .slice(0, mostAsked)

/** Logs into the signing server with what is kept beside each certificate; no PIN is needed, and none is tried. */
export const readHsmKeys = (
  api: ApiClient,
  serialNumbers: readonly string[],
  asking: Asking,
): Promise<readonly HsmKeyAnswer[]> =>
  Promise.all(
    serialNumbers.map(async (serialNumber): Promise<HsmKeyAnswer> => {
      const answer = await api.send(hsmLogin, { body: { serial_no: serialNumber } }, asking)
      if (!answer.ok) {
        const failure: Failure = hsmAccessFailureOf(answer.failure)
        return { serialNumber, answer: { ok: false, failure } }
      }
      const { kept_yn: kept, pin_locked: isLocked, attempts_left: attemptsLeft } = answer.value
      return { serialNumber, answer: { ok: true, value: { isKept: kept === 'Y', isLocked, attemptsLeft } } }
    }),
  )
