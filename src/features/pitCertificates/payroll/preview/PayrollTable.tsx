import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { isAmount, shownAmount } from '../../../../domain/money.ts'
import { certificateAmounts } from '../../../../domain/pitCertificate/fields.ts'
import { payrollCaptions, payrollFields, type PayrollField } from '../../../../domain/pitCertificate/payroll/columns.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { RowNumber } from '../../../../records/upload/RowNumber.tsx'
import { cellMessage } from '../cellTexts.ts'
import type { PayrollEntry, PayrollSheet } from '../payrollSheet.ts'
import '../../../../ui/table/DataTable.css'

interface Props {
  readonly sheet: PayrollSheet
  /** Places of the rows of this page. */
  readonly places: readonly number[]
  readonly change: (work: () => void) => void
}

const isMoney = (field: PayrollField): boolean => certificateAmounts.some((amount) => amount === field)

/** A page of rows with what is wrong at their cells. */
export const PayrollTable = ({ sheet, places, change }: Props) => {
  const { t } = useMacro()
  const locale = useLocale()
  return (
    <div className="sheet-scroll">
      <table aria-label={t`Rows of the payroll`} className="ui-table sheet-table">
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Row', comment: 'Number of a row in a file' })}</th>
            <th scope="col">{t`Upload`}</th>
            {payrollFields.map((field) => (
              <th data-money={isMoney(field) || undefined} key={field} scope="col">
                {payrollCaptions[field][locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const entry = sheet.row(place)
            return entry === undefined ? null : (
              <Row
                doubles={sheet.doublesOf(place)}
                entry={entry}
                key={entry.sid}
                onLeaveOut={(isLeftOut) => change(() => sheet.leaveOut([place], isLeftOut))}
              />
            )
          })}
        </tbody>
      </table>
      {places.length === 0 && <p className="sheet-none">{t`No row to show here`}</p>}
    </div>
  )
}

interface RowProps {
  readonly entry: PayrollEntry
  readonly doubles: readonly number[]
  readonly onLeaveOut: (isLeftOut: boolean) => void
}

const Row = ({ entry, doubles, onLeaveOut }: RowProps) => {
  const { t } = useMacro()
  const { number } = entry.read
  const others = doubles.join(', ')
  return (
    <tr data-left-out={entry.isLeftOut || undefined}>
      <RowNumber isWrong={!entry.isLeftOut && entry.problems.length > 0} number={number} />
      <td className="ui-table-check">
        <label>
          <input
            aria-label={t`Upload row ${number}`}
            checked={!entry.isLeftOut}
            onChange={(event) => onLeaveOut(!event.currentTarget.checked)}
            type="checkbox"
          />
        </label>
      </td>
      {payrollFields.map((field) => (
        <PayrollCell
          entry={entry}
          field={field}
          key={field}
          note={field === 'taxpayer_taxcd' && others !== '' ? t`Also in row ${others}` : ''}
        />
      ))}
    </tr>
  )
}

interface CellProps {
  readonly entry: PayrollEntry
  readonly field: PayrollField
  /** A warning; empty where there is none. */
  readonly note: string
}

const useShown = ({ kept }: PayrollEntry, field: PayrollField): string => {
  const { t } = useMacro()
  const text = kept[field]
  if (isMoney(field)) return isAmount(text) ? shownAmount(text) : text
  if (field !== 'taxpayer_resident') return text
  return text === '1' ? t`Yes` : text === '0' ? t`No` : text
}

const PayrollCell = ({ entry, field, note }: CellProps) => {
  const { i18n } = useLingui()
  const shown = useShown(entry, field)
  const problem = entry.isLeftOut ? undefined : entry.problems.find((each) => each.field === field)
  const fault = problem === undefined ? note : i18n._(cellMessage(problem.message))
  const state = problem === undefined ? (note === '' ? undefined : 'warning') : 'error'
  return (
    <td aria-invalid={problem !== undefined || undefined} data-money={isMoney(field) || undefined} data-state={state}>
      {shown}
      {fault !== '' && <span className="sheet-fault">{fault}</span>}
    </td>
  )
}
