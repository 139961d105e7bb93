import { useLingui } from '@lingui/react'
import { methodOf } from '../../../../domain/corrections/features.ts'
import { regimeOn } from '../../../../domain/corrections/regimes.ts'
import { invoiceErrors } from '../../../../domain/invoice/corrections/errors.ts'
import { invoiceSorts } from '../../../../domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../../domain/invoice/corrections/table.ts'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { correctionWords } from '../../correction/correctionWords.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { recheckIfWrong, valuesIn, type FieldProps } from '../fields.ts'

/** Errors that invoices of this feature may be about, by the law of their day; what one says already stays among them. */
const errorsFor = ({ inv_feature, inv_date, correction_error }: ReturnType<typeof valuesIn>) => {
  const method = methodOf(inv_feature)
  const isMade = (error: (typeof invoiceErrors)[number]): boolean =>
    invoiceSorts.some((sort) =>
      invoiceCorrections[sort].allowed[regimeOn(inv_date)][error].methods.some((each) => each === method),
    )
  return invoiceErrors.filter((error) => error === correction_error || isMade(error))
}

/** What was wrong, as it was chosen where the correction began. */
export const CorrectionErrorField = ({ fields, isClosed }: FieldProps) => {
  const { i18n } = useLingui()
  const options = errorsFor(valuesIn(fields)).flatMap((value) => {
    const said = correctionWords.errors[value]
    return said === undefined ? [] : [{ value, label: i18n._(said.label) }]
  })
  return (
    <FormString name="correction_error" of={fields}>
      {(control) => (
        <Select
          {...control}
          isDisabled={isClosed}
          isRequired
          label={i18n._(textLabels.correction_error)}
          onChange={(value) => {
            control.onChange(value)
            recheckIfWrong(fields, 'agreement_no', 'agreement_date')
          }}
          options={options}
        />
      )}
    </FormString>
  )
}
