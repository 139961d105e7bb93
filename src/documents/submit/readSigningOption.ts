import { isCallAbsent } from '../../api/callAbsent.ts'
import type { ApiClient } from '../../api/client.ts'
import { checkSkip } from '../../api/contract/digitalSignatures.ts'
import { isUsable } from '../../domain/certificate.ts'
import { type CertificateType } from '../../domain/certificateCodes.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'
import type { SigningOption } from '../../machines/documentSubmit/setup.ts'
import { readCertificates } from '../../api/queries/allCertificates.ts'

const unsaid = { type: null, types: null }

/** Types of the company's usable certificates, by the list of all of them. */
const typesByList = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<Result<readonly CertificateType[], ServerFailure>> => {
  const answer = await readCertificates(api, signal)
  if (!answer.ok) return answer
  return succeed([...new Set(answer.value.filter(isUsable).map((record) => record.certificate_type))].toSorted())
}

/** How the company signs. A server that answers `skip` and `type` alone (seed 002 §7.5) is asked for its certificates too. */
export const readSigningOption = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<Result<SigningOption, ServerFailure>> => {
  const answer = await api.send(checkSkip, {}, { signal })
  if (!answer.ok && !isCallAbsent(api, answer.failure)) return answer
  const { type: decided, types } = answer.ok ? answer.value : unsaid
  if (types !== null) return succeed({ decided, available: types })
  if (decided !== null) return succeed({ decided, available: [decided] })
  const listed = await typesByList(api, signal)
  if (!listed.ok) return listed
  const [only = null, ...others] = listed.value
  return succeed({ decided: others.length === 0 ? only : null, available: listed.value })
}
