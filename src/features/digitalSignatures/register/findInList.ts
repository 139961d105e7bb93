import type { ApiClient } from '../../../api/client.ts'
import { digitalSignatures } from '../../../api/contract/digitalSignatures.ts'
import { isSameCertificate } from '../../../domain/certificateRegistration.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { RegisteredCertificate } from '../../../machines/certificateRegistration/input.ts'

/** Looks for a certificate among those of the company with its serial number; null where it is not there. */
export const findInList = async (
  api: ApiClient,
  certificate: { readonly issuer: string; readonly serialNumber: string },
  signal: AbortSignal,
): Promise<Result<RegisteredCertificate | null, ServerFailure>> => {
  const query = { search_value: certificate.serialNumber, page_number: '0', page_size: '100' }
  const answer = await api.send(digitalSignatures, { query }, { signal })
  if (!answer.ok) return answer
  const found = answer.value.digital_signatures.find((record) => isSameCertificate(record, certificate))
  return succeed(found === undefined ? null : { certificateId: found.id })
}
