import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { CorrectedInvoice } from '../../../../domain/invoice/several/corrected.ts'
import type { LineColumn } from '../../../../ui/lineGrid/lineColumn.ts'
import { lineLabels } from '../../words/fieldLabels.ts'
import { aboutChoices, aboutTyped, shownAbout } from './aboutTyped.ts'
import type { GridLine } from './gridLine.ts'

/** The column that says which of several corrected invoices a line is about; none where there are not several. */
export const useAboutColumn = (corrected: readonly CorrectedInvoice[]): readonly LineColumn<GridLine>[] => {
  const { i18n } = useLingui()
  return useMemo(
    () =>
      corrected.length === 0
        ? []
        : [
            {
              key: 'about',
              header: i18n._(lineLabels.about),
              width: 148,
              kind: 'choice',
              maxLength: 40,
              show: ({ about }) => shownAbout(about, corrected),
              read: (typed) => ({ about: aboutTyped(typed, corrected) }),
              lookup: (typed) => aboutChoices(typed, corrected),
            },
          ],
    [corrected, i18n],
  )
}
