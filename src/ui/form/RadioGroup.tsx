import type { Ref } from 'react'
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components'
import { ariaState, type FieldProps, type Option } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import './Choice.css'

export type RadioGroupProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  orientation?: 'vertical' | 'horizontal' | undefined
  name?: string | undefined
  /** The input of the chosen option, or of the first when none is: what a form focuses. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One of a few options that are all in view. */
export function RadioGroup({
  value,
  onChange,
  options,
  orientation = 'vertical',
  name,
  inputRef,
  ...field
}: RadioGroupProps) {
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <AriaRadioGroup
      {...ariaState(field)}
      {...(name === undefined ? {} : { name })}
      className="ui-field"
      onChange={onChange}
      orientation={orientation}
      value={value === '' ? null : value}
    >
      <FieldLabel {...field} />
      <div className="ui-choices" data-orientation={orientation}>
        {options.map((option) => (
          <RadioField
            className="ui-choice"
            inputRef={option.value === focusable ? (inputRef ?? null) : null}
            isDisabled={option.isDisabled === true}
            key={option.value}
            value={option.value}
          >
            <RadioButton className="ui-choice-button">
              <span aria-hidden="true" className="ui-radio-ring" />
              <span>{option.label}</span>
            </RadioButton>
            <FieldNotes description={option.description} />
          </RadioField>
        ))}
      </div>
      <FieldNotes {...field} />
    </AriaRadioGroup>
  )
}
