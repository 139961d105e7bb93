import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { currenciesInWords } from '../../../../domain/inWords/moneyInWords.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { recheckIfWrong, setFollowing, type FieldProps } from '../fields.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { NumberTextField } from './NumberTextField.tsx'

const options = [...currenciesInWords].map((code) => ({ value: code, label: code }))

/** The currency, and its rate where it is not đồng. */
export const CurrencyFields = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return (
    <>
      <FormString name="curr_cd" of={fields}>
        {(control) => (
          <Select
            {...control}
            isDisabled={isClosed}
            isRequired
            label={i18n._(textLabels.curr_cd)}
            onChange={(code) => {
              control.onChange(code)
              setFollowing(fields, { ex_rate: code === 'VND' ? '1' : '' })
              recheckIfWrong(fields, 'ex_rate', 'lines')
            }}
            options={options}
          />
        )}
      </FormString>
      <Watch name="curr_cd" of={fields}>
        {(code = 'VND') => (
          <NumberTextField
            description={code === 'VND' ? t`The invoice is in đồng` : t`Đồng for one ${code}`}
            fields={fields}
            isClosed={isClosed || code === 'VND'}
            name="ex_rate"
          />
        )}
      </Watch>
    </>
  )
}
