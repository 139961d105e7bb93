import type { Ref } from 'react'
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components'
import type { FieldProps, Option } from './field.ts'
import { FieldLabel, FieldNotes, isShown } from './FieldParts.tsx'
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
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  hideLabel,
  value,
  onChange,
  options,
  orientation = 'vertical',
  name,
  inputRef,
}: RadioGroupProps) {
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <AriaRadioGroup
      {...(name === undefined ? {} : { name })}
      className="ui-field"
      isDisabled={isDisabled}
      isInvalid={isShown(errorMessage)}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      onChange={onChange}
      orientation={orientation}
      validationBehavior="aria"
      value={value === '' ? null : value}
    >
      <FieldLabel hideLabel={hideLabel} isRequired={isRequired && !isReadOnly} label={label} />
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
            <FieldNotes description={option.description} errorMessage={undefined} />
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
