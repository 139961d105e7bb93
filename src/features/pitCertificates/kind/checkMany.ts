import type { ApiClient } from '../../../api/client.ts'
import type { BodyOf } from '../../../api/contract/call.ts'
import { pitCertificateChecks } from '../../../api/contract/pitCertificateChecks.ts'
import type { CheckMany } from '../../../documents/bulk/checkMany.ts'
import { certificateStageOf } from '../../../domain/pitCertificate/status.ts'
import { succeed } from '../../../domain/result.ts'
import { certificateName } from './certificateName.ts'

/** Has the server check certificates before they are issued: those of some ids, or the drafts that the list finds. */
export const checkCertificates =
  (wanted: BodyOf<typeof pitCertificateChecks.checkToIssue>): CheckMany =>
  async (api: ApiClient, signal) => {
    const answer = await api.send(pitCertificateChecks.checkToIssue, { body: wanted }, { signal })
    if (!answer.ok) return answer
    return succeed(
      answer.value.certificates.map((row) => ({
        documentId: row.sid,
        version: row.version,
        name: [certificateName(row), row.taxpayer_nm].filter((part) => part !== '').join(' – '),
        stage: certificateStageOf(row.etax_status),
        isCorrected: row.is_corrected,
        problems: row.problems,
      })),
    )
  }
