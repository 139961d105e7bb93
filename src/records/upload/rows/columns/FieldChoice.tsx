import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { ColumnChoice } from '../../../../domain/upload/arrangement.ts'
import type { Option } from '../../../../ui/form/field.ts'
import { Select } from '../../../../ui/form/Select.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { isNeeded } from '../isNeeded.ts'
import type { UploadedList } from '../uploadedList.ts'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly field: Field
  readonly choice: ColumnChoice
  readonly onChange: (choice: ColumnChoice) => void
  /** The columns of the sheet. */
  readonly options: readonly Option[]
}

const same = 'same'

/** Longest value for every row that is typed. */
const longestTyped = 500

const without = <Value,>(record: Readonly<Partial<Record<string, Value>>>, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== field))

/** The choice with a field in another column, with a value for every row, or with neither. */
const withField = ({ columns, fixed }: ColumnChoice, field: string, chosen: string, usual: string): ColumnChoice => {
  const others = { columns: without(columns, field), fixed: without(fixed, field) }
  if (chosen === same) return { ...others, fixed: { ...others.fixed, [field]: usual } }
  return chosen === '' ? others : { ...others, columns: { ...others.columns, [field]: Number(chosen) } }
}

/** Which column holds a field, or which value every row gets where none does. */
export const FieldChoice = <Field extends string>({ list, field, choice, onChange, options }: Props<Field>) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const fixable = list.fixed[field]
  const fixed = fixable === undefined ? undefined : choice.fixed[field]
  const column = choice.columns[field]
  const heading = i18n._(list.columns[field].heading)
  return (
    <div className="upload-field">
      <Select
        isRequired={isNeeded(list, field)}
        label={heading}
        onChange={(chosen) => onChange(withField(choice, field, chosen, fixable?.usual ?? ''))}
        options={fixable === undefined ? options : [{ value: same, label: t`The same for every row` }, ...options]}
        placeholder={t`Not in this file`}
        value={fixed === undefined ? (column === undefined ? '' : String(column)) : same}
      />
      {fixable !== undefined && fixed !== undefined && (
        <FixedValue
          label={t`${heading} of every row`}
          onChange={(value) => onChange({ ...choice, fixed: { ...choice.fixed, [field]: value } })}
          options={fixable.options}
          value={fixed}
        />
      )}
    </div>
  )
}

interface ValueProps {
  readonly label: string
  readonly options: readonly Option[] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const FixedValue = ({ label, options, value, onChange }: ValueProps) =>
  options === undefined ? (
    <TextField isRequired label={label} maxLength={longestTyped} onChange={onChange} value={value} />
  ) : (
    <Select isRequired label={label} onChange={onChange} options={options} placeholder="" value={value} />
  )
