import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

/** One of a few side by side; arrow keys go between them. */
export function Segments<Value extends string>({ label, value, options, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map(([each, text]) => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChoose(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
