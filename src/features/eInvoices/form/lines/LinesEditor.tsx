import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useApi } from '../../../../api/provider.tsx'
import { mostInvoiceLines } from '../../../../domain/invoice/content.ts'
import { hasRates as formHasRates } from '../../../../domain/invoice/forms.ts'
import { ratesOn, usualRate } from '../../../../domain/invoice/rates.ts'
import { taxedOn } from '../../../../domain/invoice/related.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { useLineGridTexts } from '../../../../i18n/lineGrid/lineGridTexts.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { useFieldFocus } from '../../../../ui/form/connect/fieldFocus.ts'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { LineGrid } from '../../../../ui/lineGrid/LineGrid.tsx'
import type { LineGridHandle, LineRefusal, TypedCell } from '../../../../ui/lineGrid/lineGridProps.ts'
import { LineGridTextsContext } from '../../../../ui/lineGrid/lineGridTexts.ts'
import type { FieldProps } from '../fields.ts'
import { heldCorrected } from '../heldRows.ts'
import { firstWrongCell } from './firstWrongCell.ts'
import { aboutOfNext, emptyGridLine, type GridLine } from './gridLine.ts'
import { lineTermsOf, liveAmounts, type AmountTerms } from './liveAmounts.ts'
import { LineTools } from './LineTools.tsx'
import { itemLookup } from './lookUpItems.ts'
import { itemNaming } from './nameItems.ts'
import { SpecialGoods } from './SpecialGoods.tsx'
import { Totals } from './Totals.tsx'
import { useInvoiceLines } from './useInvoiceLines.ts'
import { lineStops, useLineColumns } from './useLineColumns.ts'
import { useLineRemarks } from './useLineRemarks.ts'
import { usePaste } from './usePaste.ts'
import { isCounted, withTyped } from './withTyped.ts'
import './lines.css'

interface Props extends FieldProps {
  /** The lines as the form holds them. */
  readonly text: string
  readonly terms: AmountTerms & { readonly ex_rate: string }
  /** The invoices that it corrects, where these are several, as the form holds them. */
  readonly corrected: string
  /** Whether somebody has tried to save or issue it: what is missing is then said. */
  readonly isChecked: boolean
}

/** What the grid needs of the invoice: the same object as long as it is the same. */
const useTerms = (terms: AmountTerms) => {
  const { form_no, price_kind, curr_cd } = terms
  const day = taxedOn(terms)
  const api = useApi()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const hasRates = formHasRates(form_no)
    const items = { day, currency: curr_cd, hasRates }
    return {
      hasRates,
      lineTerms: lineTermsOf({ form_no, price_kind, curr_cd }),
      rates: ratesOn(day),
      usual: hasRates ? usualRate(day) : '',
      lookUp: itemLookup(api, queryClient, items),
      nameItems: itemNaming(api, queryClient, items),
    }
  }, [api, queryClient, form_no, price_kind, curr_cd, day])
}

/** The lines with what is typed into them, their columns and what may be wrong with them. */
const useEditedLines = ({ fields, text, terms, corrected: held, isChecked }: Omit<Props, 'isClosed'>) => {
  const messageOf = useFieldMessages()
  const [typed, setTyped] = useState<TypedCell | null>(null)
  const { hasRates, lineTerms, rates, usual, lookUp, nameItems } = useTerms(terms)
  const lines = useInvoiceLines(fields, text, usual, nameItems)
  const corrected = useMemo(() => heldCorrected.rowsIn(held), [held])
  const columns = useLineColumns({ terms: lineTerms, hasRates, rates, lookUp, corrected })
  const { onPaste, doubts } = usePaste(lines.rows, columns)
  const remarks = useLineRemarks({ fields, rows: lines.rows, terms: lineTerms, isChecked, doubts, messageOf })
  const rows: readonly GridLine[] = useMemo(() => withTyped(lines.rows, columns, typed), [lines.rows, columns, typed])
  const onTyping = (cell: TypedCell | null) => setTyped(cell !== null && isCounted(cell) ? cell : null)
  const newRow = () => emptyGridLine(lines.rows.at(-1)?.vat_rate ?? usual, aboutOfNext(lines.rows))
  return { rows, hasRates, rates, grid: { lines, columns, onPaste, onTyping, remarks, newRow } }
}

interface GridProps {
  readonly grid: ReturnType<typeof useEditedLines>['grid']
  readonly isClosed: boolean
  readonly errorMessage: string
}

const Grid = ({ grid, isClosed, errorMessage }: GridProps) => {
  const { t } = useLingui()
  const texts = useLineGridTexts()
  const [refused, setRefused] = useState<{ readonly reason: LineRefusal; readonly rows: readonly GridLine[] } | null>(
    null,
  )
  const { rows } = grid.lines
  const lineGrid = useRef<LineGridHandle>(null)
  useFieldFocus('lines', () => {
    const { line, column } = firstWrongCell(rows, grid.columns, grid.remarks)
    lineGrid.current?.focusCell(line, column)
  })
  const refusals = {
    tooManyLines: t`An invoice has at most ${mostInvoiceLines} lines here: divide it into several`,
    pasteTooLong: t`This is too much to paste at once: paste it in parts`,
  }
  return (
    <div className="invoice-lines" data-invalid={errorMessage !== '' || undefined}>
      <LineGridTextsContext value={texts}>
        <LineGrid
          {...grid}
          autoFocus={false}
          isReadOnly={isClosed}
          label={t`Goods and services`}
          mostLines={mostInvoiceLines}
          onRefusal={(reason) => setRefused({ reason, rows })}
          ref={lineGrid}
          stops={lineStops}
        />
      </LineGridTextsContext>
      {errorMessage !== '' && <p className="ui-field-error">{errorMessage}</p>}
      {refused?.rows === rows && (
        <p className="ui-field-error" role="alert">
          {refusals[refused.reason]}
        </p>
      )}
    </div>
  )
}

const hint = (
  <Trans>
    Enter leads from the code to the quantity and to the next line. Paste blocks from a spreadsheet into any cell; F9
    lists items.
  </Trans>
)

/** The grid of lines with its tools, what may be wrong with cells, and the totals. */
export const LinesEditor = ({ isClosed, ...of }: Props) => {
  const { t } = useLingui()
  const { fields, terms } = of
  const { rows, hasRates, rates, grid } = useEditedLines(of)
  const live = useMemo(() => liveAmounts(rows, terms), [rows, terms])
  return (
    <FormSection columns={1} description={isClosed ? undefined : hint} isWide level={2} title={t`Goods and services`}>
      {!isClosed && <LineTools fields={fields} hasRates={hasRates} lines={grid.lines} rates={rates} />}
      <FormString name="lines" of={fields}>
        {({ errorMessage }) => <Grid errorMessage={errorMessage} grid={grid} isClosed={isClosed} />}
      </FormString>
      <SpecialGoods isClosed={isClosed} lines={grid.lines} />
      <Totals
        currency={terms.curr_cd}
        exchangeRate={terms.ex_rate}
        hasExtras={terms.fees.length > 0 || terms.untaxed_reduction !== '' || terms.other_reduction !== ''}
        hasRates={hasRates}
        live={live}
      />
    </FormSection>
  )
}
