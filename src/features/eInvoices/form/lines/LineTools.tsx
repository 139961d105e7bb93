import { useLingui } from '@lingui/react/macro'
import { FormString } from '../../../../ui/form/connect/FormString.tsx'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { shownRate } from '../../../../domain/templates/invoice/rates.ts'
import type { Lines } from '../../../../ui/lineGrid/useLines.ts'
import type { InvoiceFields } from '../fields.ts'
import type { GridLine } from './gridLine.ts'

interface Props {
  readonly fields: InvoiceFields
  readonly lines: Lines<GridLine>
  readonly hasRates: boolean
  readonly rates: readonly string[]
}

/** What is decided for all lines at once: whether prices include VAT, and one rate for all. */
export const LineTools = ({ fields, lines, hasRates, rates }: Props) => {
  const { t } = useLingui()
  if (!hasRates) return null
  const setAll = (rate: string): void => {
    const changed = lines.rows.filter(({ vat_rate, nature }) => vat_rate !== rate && nature !== '4')
    if (rate !== '' && changed.length > 0)
      lines.change({ kind: 'set', lines: changed.map(({ id }) => ({ id, values: { vat_rate: rate } })) })
  }
  return (
    <div className="invoice-line-tools">
      <FormString name="price_kind" of={fields}>
        {(control) => (
          <RadioGroup
            {...control}
            label={t`Prices`}
            options={[
              { value: 'net', label: t`without VAT` },
              { value: 'gross', label: t`with VAT` },
            ]}
            orientation="horizontal"
          />
        )}
      </FormString>
      <Select
        label={t`One rate for all lines`}
        onChange={setAll}
        options={rates.map((rate) => ({ value: rate, label: shownRate(rate) }))}
        placeholder={t`Choose a rate`}
        value=""
      />
    </div>
  )
}
