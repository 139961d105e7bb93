import { useId } from 'react'
import './RangeField.css'

type RangeFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** What the value says, such as a percentage. */
  valueText: string
  onChange: (value: number) => void
}

/** A number that is chosen by sliding. */
export function RangeField({ label, value, min, max, step, valueText, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="ui-range">
      <label className="ui-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        aria-valuetext={valueText}
        className="ui-range-input"
        id={id}
        max={max}
        min={min}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        step={step}
        type="range"
        value={value}
      />
    </div>
  )
}
