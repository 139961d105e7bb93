import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { signatureDetail } from '../../../api/contract/registeredSignatures.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { certificateTypes } from '../../../domain/certificateCodes.ts'
import { statusChangeSchema } from '../../../domain/certificateRegistration.ts'
import type { FormerSignature, SignatureValues } from '../../../domain/signatureUpdate.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { useSignatureRights } from '../rights.ts'
import { useKeyState, type KeyState } from '../key/useKeyState.ts'
import * as v from 'valibot'

/** What the dialog of a certificate opens with. */
export interface OpenedSignature {
  readonly recordId: string
  readonly version: string
  readonly record: CertificateRecord
  readonly former: FormerSignature
  readonly key: KeyState
  readonly values: SignatureValues
}

const opened = ({ version, ...record }: AnswerOf<typeof signatureDetail>, key: KeyState): OpenedSignature => ({
  recordId: record.id,
  version,
  record,
  former: { type: record.certificate_type, keptUser: key.is === 'notConnected' ? null : record.user_nm },
  key,
  values: {
    // A certificate that was set aside gets its status from whoever updates it.
    status: v.is(statusChangeSchema, record.status) ? record.status : '',
    type: record.certificate_type,
    user_nm: record.user_nm ?? '',
    user_pw: '',
    pin: '',
    otp_yn: key.is === 'open' && key.asksOtp ? 'Y' : 'N',
    otp: '',
  },
})

/** A certificate as it is now, with how its key stands where it lies in an HSM. What an earlier visit left in the cache is never opened. */
export const useSignatureSource = (id: string): OpeningSource<{ readonly opened: OpenedSignature }> => {
  const api = useApi()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: [...certificateKeys.all, 'detail', id],
    gcTime: 0,
    ...readAnew,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(signatureDetail, { params: { id } }, { signal })),
  })
  const isRead = data !== undefined && isFetchedAfterMount
  // Whoever may only look at it enters no PIN, and may not ask for the key.
  const { maySave } = useSignatureRights()
  const { state } = useKeyState(maySave && isRead && data.certificate_type === certificateTypes.hsm ? id : null)
  const source = useMemo(() => (isRead ? opened(data, state) : null), [isRead, data, state])
  if (error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return source === null || state.is === 'read' ? { state: 'loading' } : { state: 'ready', opened: source }
}
