import type { ApiClient, CallOptions } from '../client.ts'
import { digitalSignatures } from '../contract/digitalSignatures.ts'
import type { CertificateRecord } from '../../domain/certificate.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'

const pageSize = 100

/** All certificates that the company has registered, page by page (seed 002 §7.19). */
export const readCertificates = async (
  api: ApiClient,
  signal: AbortSignal,
  options: Pick<CallOptions, 'timeout'> = {},
): Promise<Result<readonly CertificateRecord[], ServerFailure>> => {
  const all: CertificateRecord[] = []
  for (let page = 0; ; page += 1) {
    const query = { page_number: String(page), page_size: String(pageSize) }
    const answer = await api.send(digitalSignatures, { query }, { ...options, signal })
    if (!answer.ok) return answer
    const { digital_signatures: records, pagination } = answer.value
    all.push(...records)
    if (records.length === 0 || (page + 1) * pageSize >= pagination.total_elements) return succeed(all)
  }
}
