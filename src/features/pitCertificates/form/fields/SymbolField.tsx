import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { isDay } from '../../../../domain/dates.ts'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FormRow } from '../../../../ui/form/FormSection.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { textLabels } from '../labels.ts'
import { symbolsQuery } from '../../queries/useKnownSymbols.ts'
import type { FieldProps } from './fieldProps.ts'
import { NoTemplate } from './NoTemplate.tsx'
import { useSymbolOfDay } from './useSymbolOfDay.ts'

interface OfDayProps extends FieldProps {
  readonly day: string
}

const SymbolOfDay = ({ fields, isClosed, day }: OfDayProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const chooseSymbol = useSymbolOfDay(fields)
  const query = useQuery({ ...symbolsQuery(useApi(), day), enabled: !isClosed && isDay(day) })
  const { data: symbols, refetch } = query
  const lookAgain = async (): Promise<void> => {
    await refetch()
    await chooseSymbol(day)
  }
  return (
    <>
      <FormString name="serial_no" of={fields}>
        {(control) => {
          const chosen = symbols?.find(({ serial_no }) => serial_no === control.value)
          const others = (symbols ?? []).filter((each) => each !== chosen)
          const options = [...(control.value === '' ? [] : [control.value]), ...others.map((each) => each.serial_no)]
          const number = chosen?.next_no ?? ''
          const isUnused = symbols !== undefined && symbols.length > 0 && control.value !== '' && chosen === undefined
          return (
            <Select
              {...control}
              description={number === '' ? undefined : t`The next number under it is ${number}`}
              isDisabled={isClosed}
              isRequired
              label={i18n._(textLabels.serial_no)}
              options={options.toSorted().map((value) => ({ value, label: value }))}
              placeholder={t`Choose a symbol`}
              warningMessage={
                isUnused && control.errorMessage === ''
                  ? t`No template in use on this day has this symbol: choose another one`
                  : ''
              }
            />
          )
        }}
      </FormString>
      {!isClosed && (
        <>
          <OptionsNotRead query={query} title={t`The symbols could not be read`} />
          {symbols?.length === 0 && (
            <FormRow>
              <NoTemplate day={day} onLookAgain={() => void lookAgain()} />
            </FormRow>
          )}
        </>
      )}
    </>
  )
}

/** The symbol, of a template that is in use on the day of the certificate. */
export const SymbolField = ({ fields, isClosed }: FieldProps) => (
  <Watch name="inv_date" of={fields}>
    {(day = '') => <SymbolOfDay day={day} fields={fields} isClosed={isClosed} />}
  </Watch>
)
