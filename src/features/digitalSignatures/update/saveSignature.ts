import * as v from 'valibot'
import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { updateSignature } from '../../../api/contract/registeredSignatures.ts'
import { certificateTypeSchema } from '../../../domain/certificateCodes.ts'
import { statusChangeSchema } from '../../../domain/certificateRegistration.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { wantsKey, type FormerSignature, type SignatureValues } from '../../../domain/signatureUpdate.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { withSealedSecrets } from '../../../passwords/sealedSecrets.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

type Answer = AnswerOf<typeof updateSignature>

const orNull = (text: string): string | null => (text === '' ? null : text)

/**
 * Sends an update over the version that the dialog was opened with. One whose answer was lost is not repeated, as its PIN would be: what the
 * user saves next is answered the same where the certificate is so already.
 */
export const saveSignature =
  (api: ApiClient, former: FormerSignature) =>
  async ({ values, id, basis, signal }: RecordToSave<SignatureValues>): Promise<RecordSaved> => {
    const { version } = basis
    const isInHsm = wantsKey(former, values.type)
    const content = {
      status: v.parse(statusChangeSchema, values.status),
      type: v.parse(certificateTypeSchema, values.type),
      version,
      ...(isInHsm && values.user_nm.trim() !== '' ? { user_nm: values.user_nm.trim() } : {}),
    }
    const typed = isInHsm ? [values.user_pw, values.pin, values.otp_yn === 'Y' ? values.otp : ''].map(orNull) : []
    const answer = await withSealedSecrets<Answer, ServerFailure>(api, typed, signal, ([user_pw, pin, otp]) => {
      const secrets = {
        ...(user_pw === undefined ? {} : { user_pw }),
        ...(pin === undefined ? {} : { pin, otp_yn: values.otp_yn }),
        ...(otp === undefined ? {} : { otp }),
      }
      return api.send(updateSignature, { params: { id }, body: { ...content, ...secrets } }, { signal })
    })
    return answer.ok
      ? { ok: true, value: { recordId: id, version: answer.value.version } }
      : { ok: false, failure: answer.failure, basis: { version, unanswered: null } }
  }
