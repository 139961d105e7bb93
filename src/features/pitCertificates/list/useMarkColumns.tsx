import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { CertificateStatusBadge, statusLabelOf } from '../CertificateStatusBadge.tsx'
import type { Column } from './cells.ts'

const corrections = {
  replaced: msg({ message: 'Replaced', comment: 'Of a PIT certificate: another one has taken its place' }),
  adjusted: msg({ message: 'Adjusted', comment: 'Of a PIT certificate: another one adjusts it' }),
  replacing: msg({ message: 'Replaces another', comment: 'What a PIT certificate is to another one' }),
  adjusting: msg({ message: 'Adjusts another', comment: 'What a PIT certificate is to another one' }),
} as const

/** What a certificate has become, or what it is to another one; null of an original that stands. */
const correctionOf = ({ corrected_by: by, inv_feature: feature }: PitCertificateRow) => {
  if (by === '1') return { label: corrections.replaced, tone: 'amber' } as const
  if (by === '2') return { label: corrections.adjusted, tone: 'amber' } as const
  if (feature === '1') return { label: corrections.replacing, tone: 'grey' } as const
  return feature === '2' ? ({ label: corrections.adjusting, tone: 'grey' } as const) : null
}

/** Where a certificate stands with the tax authority, and what it is to others. */
export const useMarkColumns = (): readonly Column[] => {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      {
        id: 'etax_status',
        header: t`Status`,
        cell: (row) => (
          <CertificateStatusBadge isCorrected={row.is_corrected} message={row.etax_rslt} status={row.etax_status} />
        ),
        exported: (row) => ({ kind: 'text', text: i18n._(statusLabelOf(row)) }),
        width: 160,
        widthWhereNarrow: 144,
        isSortable: true,
        comesFirstWhereNarrow: true,
      },
      {
        id: 'corrected_by',
        header: t`Correction`,
        cell: (row) => {
          const correction = correctionOf(row)
          return correction === null ? '–' : <StatusBadge label={i18n._(correction.label)} tone={correction.tone} />
        },
        exported: (row) => {
          const correction = correctionOf(row)
          return { kind: 'text', text: correction === null ? '' : i18n._(correction.label) }
        },
        width: 116,
      },
    ],
    [t, i18n],
  )
}
