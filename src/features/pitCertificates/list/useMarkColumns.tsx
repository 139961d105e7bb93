import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useCorrectionColumn } from '../../../documents/correction/mark/useCorrectionColumn.tsx'
import { CertificateStatusBadge, statusLabelOf } from '../CertificateStatusBadge.tsx'
import type { Column } from './cells.ts'

/** Where a certificate stands with the tax authority, and what it is to others. */
export const useMarkColumns = (): readonly Column[] => {
  const { t, i18n } = useLingui()
  const correction = useCorrectionColumn()
  return useMemo(
    (): readonly Column[] => [
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
      correction,
    ],
    [t, i18n, correction],
  )
}
