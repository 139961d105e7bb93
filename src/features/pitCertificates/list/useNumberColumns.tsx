import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { asDay, orDash, type Column } from './cells.ts'

/** Number, symbol and day of a certificate. */
export const useNumberColumns = (): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'inv_no',
        header: t({ message: 'Number', comment: 'Of a PIT certificate' }),
        ...orDash((row) => row.inv_no),
        width: 84,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
      },
      {
        id: 'serial_no',
        header: t({ message: 'Symbol', context: 'Of a document' }),
        ...orDash((row) => row.serial_no),
        width: 84,
        isSortable: true,
      },
      {
        id: 'inv_date',
        header: t({ message: 'Date', comment: 'On which a PIT certificate is made out' }),
        ...asDay((row) => row.inv_date),
        width: 106,
        isSortable: true,
      },
    ],
    [t],
  )
}
