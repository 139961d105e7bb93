interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
  /** Whether the label is seen, or only heard. */
  readonly isLabelled?: boolean
}

/** One of a few, in a native list. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isLabelled = false,
}: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen)
    if (option !== undefined) onChoose(option[0])
  }
  return (
    <label className="choice">
      <span className={isLabelled ? 'choice-label' : 'visually-hidden'}>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
