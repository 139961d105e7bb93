import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { isDay, shownDay } from '../../../../domain/dates.ts'
import { followingDay } from '../../../../domain/pitCertificate/carriedOver.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { recheckIfWrong, setFollowing } from '../fields.ts'
import { textLabels } from '../labels.ts'
import { symbolsQuery } from '../../queries/useKnownSymbols.ts'
import type { FormFacts } from '../formRules.ts'
import type { FieldProps } from './fieldProps.ts'
import { useSymbolOfDay } from './useSymbolOfDay.ts'

interface Props extends FieldProps {
  readonly facts: FormFacts
}

/** The day of the last certificate under a symbol, empty where there is none. */
const useLastDay = (day: string, symbol: string, isAsked: boolean): string => {
  const { data } = useQuery({ ...symbolsQuery(useApi(), day), enabled: isAsked && isDay(day) })
  return data?.find(({ serial_no }) => serial_no === symbol)?.last_date ?? ''
}

/** The day of the certificate: with it change XML version, symbol and kinds of income. */
export const DayField = ({ fields, isClosed, facts }: Props) => {
  const chooseSymbol = useSymbolOfDay(fields)
  const choose = (day: string): void => {
    if (!isDay(day)) return
    setFollowing(fields, followingDay(day, facts.newest))
    recheckIfWrong(fields, 'serial_no', 'income_type', 'income_year')
    void chooseSymbol(day)
  }
  return (
    <Watch name="serial_no" of={fields}>
      {(symbol = '') => (
        <DayOfSymbol facts={facts} fields={fields} isClosed={isClosed} onChoose={choose} symbol={symbol} />
      )}
    </Watch>
  )
}

interface OfSymbolProps extends Props {
  readonly symbol: string
  readonly onChoose: (day: string) => void
}

const DayOfSymbol = ({ fields, symbol, ...rest }: OfSymbolProps) => (
  <FormString name="inv_date" of={fields}>
    {(control) => <Day {...rest} control={control} symbol={symbol} />}
  </FormString>
)

interface DayProps extends Omit<OfSymbolProps, 'fields'> {
  readonly control: {
    readonly value: string
    readonly errorMessage: string
    readonly onChange: (value: string) => void
  }
}

const Day = ({ control, symbol, facts, isClosed, onChoose }: DayProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const last = useLastDay(control.value, symbol, !isClosed)
  const lastDay = shownDay(last)
  const isEarlier = !isClosed && control.errorMessage === '' && control.value < last
  return (
    <DateField
      {...control}
      isDisabled={isClosed}
      isRequired
      label={i18n._(textLabels.inv_date)}
      max={facts.today}
      onChange={(day) => {
        control.onChange(day)
        onChoose(day)
      }}
      warningMessage={
        isEarlier
          ? t`A certificate of ${lastDay} is issued under ${symbol}, and numbers follow the days: an earlier day gets a number only where one of it has been left`
          : ''
      }
    />
  )
}
