import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import { shownDay, shownInVietnam } from '../../domain/dates.ts'
import type { ColumnLayout } from '../../records/columns/columnLayout.ts'
import type { DataColumn } from '../../ui/table/column.ts'
import { reasonTexts } from './reasonTexts.ts'
import { useWhatToDo } from './useWhatToDo.ts'
import type { SymbolOf, WaitingNumber } from './waitingNumber.ts'

export const numbersLayout: ColumnLayout = {
  order: ['number', 'symbol', 'day', 'reason', 'whatToDo', 'since'],
  hidden: [],
  widths: {},
}

/** The columns of the numbers that wait. */
export const useNumberColumns = (symbolOf: SymbolOf): readonly DataColumn<WaitingNumber>[] => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const whatToDo = useWhatToDo()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t({ message: 'Number', context: 'Of a document' }),
        cell: (row) => row.number,
        detailWhereNarrow: symbolOf,
        width: 92,
        widthWhereNarrow: 92,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      {
        id: 'symbol',
        header: t({ message: 'Symbol', context: 'Of a document' }),
        cell: symbolOf,
        width: 100,
        isRowHeader: true,
      },
      {
        id: 'day',
        header: t({ message: 'Of the day', comment: 'The day of the document that has taken a number' }),
        cell: (row) => shownDay(row.day),
        width: 116,
      },
      {
        id: 'reason',
        header: t`Why it waits`,
        cell: (row) => i18n._(reasonTexts[row.reason].why),
        detailWhereNarrow: whatToDo,
        width: 300,
        widthWhereNarrow: 226,
        comesFirstWhereNarrow: true,
      },
      { id: 'whatToDo', header: t`What to do`, cell: whatToDo, width: 420 },
      { id: 'since', header: t`Waits since`, cell: (row) => shownInVietnam(row.since), width: 150 },
    ],
    [t, i18n, whatToDo, symbolOf],
  )
}
