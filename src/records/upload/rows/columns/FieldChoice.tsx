import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { currencies, defaultCurrency } from '../../../../domain/items/currencies.ts'
import type { RowField } from '../../../../domain/items/row.ts'
import { fixableFields, type Arrangement, type FixableField } from '../../../../domain/items/upload/arrangement.ts'
import { neededFields } from '../../../../domain/items/upload/headings.ts'
import { shownVatRate, vatRates } from '../../../../domain/items/vatRates.ts'
import type { Option } from '../../../../ui/form/field.ts'
import { Select } from '../../../../ui/form/Select.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { itemHeadings } from '../../list/itemColumns.ts'

export type Choice = Pick<Arrangement, 'columns' | 'fixed'>

interface Props {
  readonly field: RowField
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
  /** The columns of the sheet. */
  readonly options: readonly Option[]
}

const same = 'same'

/** What a value for every row begins with: where nothing is usual, the user says it. */
const usual: Readonly<Record<FixableField, string>> = { curr_cd: defaultCurrency, vat_rate: '', uom: '' }

const isNeeded = (field: RowField): boolean => neededFields.some((needed) => needed === field)

/** The choice with a field in another column, with a value for every row, or with neither. */
const withField = ({ columns, fixed }: Choice, field: RowField, chosen: string): Choice => {
  const { [field]: _, ...otherColumns } = columns
  const fixable = fixableFields.find((each) => each === field)
  const otherFixed = Object.fromEntries(Object.entries(fixed).filter(([each]) => each !== field))
  if (chosen === same && fixable !== undefined)
    return { columns: otherColumns, fixed: { ...otherFixed, [fixable]: usual[fixable] } }
  return {
    columns: chosen === '' ? otherColumns : { ...otherColumns, [field]: Number(chosen) },
    fixed: otherFixed,
  }
}

/** Which column holds a field, or which value every row gets where none does. */
export const FieldChoice = ({ field, choice, onChange, options }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const fixable = fixableFields.find((each) => each === field)
  const fixed = fixable === undefined ? undefined : choice.fixed[fixable]
  const column = choice.columns[field]
  return (
    <div className="upload-field">
      <Select
        isRequired={isNeeded(field)}
        label={i18n._(itemHeadings[field])}
        onChange={(chosen) => onChange(withField(choice, field, chosen))}
        options={fixable === undefined ? options : [{ value: same, label: t`The same for every row` }, ...options]}
        placeholder={t`Not in this file`}
        value={fixed === undefined ? (column === undefined ? '' : String(column)) : same}
      />
      {fixable !== undefined && fixed !== undefined && (
        <FixedValue
          field={fixable}
          onChange={(value) => onChange({ ...choice, fixed: { ...choice.fixed, [fixable]: value } })}
          value={fixed}
        />
      )}
    </div>
  )
}

interface ValueProps {
  readonly field: FixableField
  readonly value: string
  readonly onChange: (value: string) => void
}

const FixedValue = ({ field, value, onChange }: ValueProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const label = t`${i18n._(itemHeadings[field])} of every row`
  if (field === 'uom') return <TextField isRequired label={label} maxLength={500} onChange={onChange} value={value} />
  const options =
    field === 'curr_cd'
      ? currencies.map((code) => ({ value: code, label: code }))
      : vatRates.map((rate) => ({ value: rate, label: shownVatRate(rate) }))
  return <Select isRequired label={label} onChange={onChange} options={options} placeholder="" value={value} />
}
