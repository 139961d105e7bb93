import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import type { AskStatuses } from '../../../documents/statusCheck/useStatusCheck.ts'
import { succeed } from '../../../domain/result.ts'

/** Where certificates are with the tax authority. */
export const askStatuses: AskStatuses = async (api, ids) => {
  const answer = await api.send(pitCertificateMatters.checkStatus, { body: { sid: [...ids] } })
  return answer.ok ? succeed(answer.value.certificates.map(({ etax_status: status }) => status)) : answer
}
