import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { sampleFields, uploadCaptions } from '../../../../domain/invoice/upload/captions.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { isNumberField, type UploadField } from '../../../../domain/invoice/upload/fields.ts'
import { isAmount, shownAmount } from '../../../../domain/money.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { RowNumber } from '../../../../records/upload/RowNumber.tsx'
import { cellMessage } from '../cellTexts.ts'
import type { InvoiceSheet, ShownRow } from '../invoiceSheet.ts'
import { otherCaptions } from './otherCaptions.ts'
import '../../../../ui/table/DataTable.css'

interface Props {
  readonly sheet: InvoiceSheet
  /** Rows of this page. */
  readonly rows: readonly ShownRow[]
  readonly change: (work: () => void) => void
}

/** What a field is called over its column. */
const useCaptionOf = () => {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (field: UploadField): string => {
    const own = sampleFields.find((one) => one === field)
    const other = otherCaptions[field]
    return own !== undefined ? uploadCaptions[own][locale] : other === undefined ? field : i18n._(other)
  }
}

/** Columns of the file, and those in which something is wrong without there being a column. */
const columnsOf = (sheet: InvoiceSheet, rows: readonly ShownRow[]): readonly UploadField[] => {
  const fields = sheet.fields()
  const wrong = rows.flatMap(({ entry }) => entry.problems.map(({ field }) => field))
  return [...fields, ...new Set(wrong.filter((field) => !fields.includes(field)))]
}

/** A page of rows with what is wrong at their cells; an invoice is left out as a whole. */
export const SheetTable = ({ sheet, rows, change }: Props) => {
  const { t } = useMacro()
  const captionOf = useCaptionOf()
  const columns = columnsOf(sheet, rows)
  return (
    <div className="sheet-scroll">
      <table aria-label={t`Rows of the file`} className="ui-table sheet-table">
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Row', comment: 'Number of a row in a file' })}</th>
            <th scope="col">{t`Upload`}</th>
            {columns.map((field) => (
              <th data-money={isNumberField(field) || undefined} key={field} scope="col">
                {captionOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((shown) => (
            <Row
              columns={columns}
              key={shown.row.number}
              onLeaveOut={(isLeftOut) => change(() => sheet.leaveOut([shown.place], isLeftOut))}
              shown={shown}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="sheet-none">{t`No row to show here`}</p>}
    </div>
  )
}

interface RowProps {
  readonly shown: ShownRow
  readonly columns: readonly UploadField[]
  readonly onLeaveOut: (isLeftOut: boolean) => void
}

const Row = ({ shown: { entry, row, isFirst }, columns, onLeaveOut }: RowProps) => {
  const { t } = useMacro()
  const { number } = row
  return (
    <tr data-left-out={entry.isLeftOut || undefined}>
      <RowNumber isWrong={!entry.isLeftOut && entry.problems.some((one) => one.row === number)} number={number} />
      <td className="ui-table-check">
        {isFirst && (
          <label>
            <input
              aria-label={t`Upload the invoice that begins in row ${number}`}
              checked={!entry.isLeftOut}
              onChange={(event) => onLeaveOut(!event.currentTarget.checked)}
              type="checkbox"
            />
          </label>
        )}
      </td>
      {columns.map((field) => (
        <Cell field={field} key={field} shown={{ entry, row, isFirst }} />
      ))}
    </tr>
  )
}

const shownText = (field: UploadField, text: string, isExact: boolean): string => {
  if (field === 'inv_date') return shownDay(text)
  return isExact && isAmount(text) ? shownAmount(text) : text
}

const Cell = ({ field, shown: { entry, row } }: { field: UploadField; shown: Omit<ShownRow, 'place'> }) => {
  const { i18n } = useLingui()
  const problem = entry.isLeftOut
    ? undefined
    : entry.problems.find((one) => one.field === field && one.row === row.number)
  const isWrong = problem !== undefined
  return (
    <td
      aria-invalid={isWrong || undefined}
      data-money={isNumberField(field) || undefined}
      data-state={isWrong ? 'error' : undefined}
    >
      {shownText(field, row.texts[field], row.exact.includes(field))}
      {isWrong && <span className="sheet-fault">{i18n._(cellMessage(problem.message))}</span>}
    </td>
  )
}
