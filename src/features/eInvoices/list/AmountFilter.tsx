import { NumberField } from '../../../ui/form/NumberField.tsx'

/** The largest amount that is asked for. */
const most = 999_999_999_999_999

interface Props {
  readonly label: string
  /** Whole đồng in digits, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** An end of the amounts that the list is narrowed to, in whole đồng. */
export const AmountFilter = ({ label, value, onChange }: Props) => (
  <NumberField
    label={label}
    onChange={(amount) => {
      if (amount === null) onChange('')
      else if (amount >= 0 && amount <= most) onChange(String(amount))
    }}
    value={value === '' ? null : Number(value)}
  />
)
