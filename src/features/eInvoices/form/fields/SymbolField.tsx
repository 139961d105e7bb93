import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceSymbol } from '../../../../api/contract/invoiceMatters.ts'
import { useApi } from '../../../../api/provider.tsx'
import { isDay, shownDay } from '../../../../domain/dates.ts'
import { emptiedFor, hasRates, typeOfSymbol } from '../../../../domain/invoice/forms.ts'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { symbolsQuery } from '../../queries/symbols.ts'
import { recheckIfWrong, setFollowing, type FieldProps, type InvoiceFields } from '../fields.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { NoTemplate } from './NoTemplate.tsx'

/** A symbol belongs to a form: with it change the form, and whether there are rates. */
const choose = (fields: InvoiceFields, form: string, symbol: string, formBefore: string): void => {
  setFollowing(fields, {
    form_no: form,
    serial_no: symbol,
    smbl_type: typeOfSymbol(symbol),
    ...(hasRates(form) !== hasRates(formBefore) && { price_kind: hasRates(form) ? 'net' : 'untaxed' }),
    ...emptiedFor(form),
  })
  recheckIfWrong(fields, 'serial_no', 'lines')
}

const nameOf = (form: string, symbol: string): string => `${form}${symbol}`

interface OfDayProps extends FieldProps {
  readonly day: string
}

const SymbolOfDay = ({ fields, isClosed, day }: OfDayProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const query = useQuery({ ...symbolsQuery(useApi(), day), enabled: !isClosed && isDay(day) })
  const symbols = query.data
  const problemOf = useProblemTexts(day)
  return (
    <>
      <Watch name="form_no" of={fields}>
        {(form = '') => (
          <FormString name="serial_no" of={fields}>
            {(control) => {
              const chosen = symbols?.find(({ form_no, serial_no }) => form_no === form && serial_no === control.value)
              const own = control.value === '' ? [] : [nameOf(form, control.value)]
              const all = [...new Set([...own, ...(symbols ?? []).map((one) => nameOf(one.form_no, one.serial_no))])]
              const number = chosen?.next_no ?? ''
              const isToWarn = control.errorMessage === '' && !isClosed
              return (
                <Select
                  {...control}
                  description={isClosed || number === '' ? undefined : t`The next number under it is ${number}`}
                  isDisabled={isClosed}
                  isRequired
                  label={i18n._(textLabels.serial_no)}
                  onChange={(name) => choose(fields, name.slice(0, 1), name.slice(1), form)}
                  options={all.toSorted().map((value) => ({ value, label: value }))}
                  placeholder={t`Choose a symbol`}
                  value={own[0] ?? ''}
                  warningMessage={isToWarn ? problemOf(chosen, symbols !== undefined && control.value !== '') : ''}
                />
              )
            }}
          </FormString>
        )}
      </Watch>
      {!isClosed && (
        <>
          <OptionsNotRead query={query} title={t`The symbols could not be read`} />
          {symbols?.length === 0 && (
            <FormRow>
              <NoTemplate day={day} onLookAgain={() => void query.refetch()} />
            </FormRow>
          )}
        </>
      )}
    </>
  )
}

/** Why nothing can be issued under a symbol; an empty text where something can. */
const useProblemTexts = (day: string) => {
  const { t } = useTexts()
  return (symbol: InvoiceSymbol | undefined, isKnown: boolean): string => {
    if (symbol === undefined)
      return isKnown ? t`No template in use on this day has this symbol: choose another one` : ''
    const last = shownDay(symbol.last_date)
    const shown = shownDay(day)
    const texts = {
      '': '',
      used_up: t`All numbers of this symbol are used up: choose another one`,
      not_declared: t`The accepted declaration does not cover this kind of invoice: the invoice can be saved as a draft, not issued`,
      later_day_has_number: t`An invoice of ${last} has a number under this symbol, and numbers follow the days: ${shown} is earlier, so choose that day or a later one`,
    }
    return texts[symbol.problem]
  }
}

/** The symbol with its form, of a template that is in use on the day of the invoice. */
export const SymbolField = ({ fields, isClosed }: FieldProps) => (
  <Watch name="inv_date" of={fields}>
    {(day = '') => <SymbolOfDay day={day} fields={fields} isClosed={isClosed} />}
  </Watch>
)
