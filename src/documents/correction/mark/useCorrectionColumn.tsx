import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { methodOf } from '../../../domain/corrections/features.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'

const marks = {
  replaced: {
    tone: 'amber',
    label: msg({ message: 'Replaced', comment: 'Of a document: another one has taken its place' }),
  },
  adjusted: { tone: 'amber', label: msg({ message: 'Adjusted', comment: 'Of a document: another one adjusts it' }) },
  replacing: {
    tone: 'grey',
    label: msg({ message: 'Replaces another', comment: 'What a document is to another one' }),
  },
  adjusting: { tone: 'grey', label: msg({ message: 'Adjusts another', comment: 'What a document is to another one' }) },
} as const

interface Marked {
  /** The feature of what has corrected it; empty of what stands as it is. */
  readonly corrected_by: string
  readonly inv_feature: string
}

/** What a document has become, or what it is to another one; null of an original that stands. */
const markOf = ({ corrected_by: by, inv_feature: feature }: Marked) => {
  const becameBy = methodOf(by)
  if (becameBy !== null) return becameBy === 'replace' ? marks.replaced : marks.adjusted
  const does = methodOf(feature)
  if (does === null) return null
  return does === 'replace' ? marks.replacing : marks.adjusting
}

/** The column of a list that says what its documents are to one another. */
export const useCorrectionColumn = (): DataColumn<Marked> => {
  const { t, i18n } = useLingui()
  return useMemo(
    () => ({
      id: 'corrected_by',
      header: t({ message: 'Correction', context: 'Of a document' }),
      cell: (row) => {
        const mark = markOf(row)
        return mark === null ? '–' : <StatusBadge label={i18n._(mark.label)} tone={mark.tone} />
      },
      exported: (row) => {
        const mark = markOf(row)
        return { kind: 'text', text: mark === null ? '' : i18n._(mark.label) }
      },
      width: 160,
    }),
    [t, i18n],
  )
}
