import { msg } from '@lingui/core/macro'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import type { AuthorityAnswer, ReadDocument } from '../../../documents/filedKind.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { certificateKind } from '../../../domain/pitCertificate/kind.ts'
import { certificateStageOf, readCertificateStatus } from '../../../domain/pitCertificate/status.ts'
import { succeed } from '../../../domain/result.ts'
import { certificateName } from './certificateName.ts'
import { certificateValues } from './vaults.ts'

const decisionTitles = {
  accepted: msg`The tax authority has accepted this PIT certificate`,
  rejected: msg`The tax authority has refused this PIT certificate`,
} as const

/** One message of the authority is receipt and decision at once (seed 002 §3.4: `etax_status`, `etax_rslt`). */
const answerOf = ({ etax_status: code, etax_rslt: message }: PitCertificateDetail): AuthorityAnswer => {
  const status = readCertificateStatus(code)
  if (status !== 'accepted' && status !== 'rejected') return { receipt: 'awaited', decision: null }
  const isAccepted = status === 'accepted'
  return { receipt: 'given', decision: { isAccepted, title: decisionTitles[status], message } }
}

/** A certificate as the server has answered it. */
export const readPitCertificate = (detail: PitCertificateDetail): ReadDocument => ({
  version: detail.version,
  stage: certificateStageOf(detail.etax_status),
  isCorrected: detail.is_corrected,
  reference: certificateName(detail),
  answer: answerOf(detail),
  check: () => {
    const checked = checkedContent(certificateKind, detail)
    return checked.ok ? succeed(certificateValues.seal(checked.value)) : checked
  },
  isWarnedOf: () => false,
})
