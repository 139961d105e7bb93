import type { FocusEvent, KeyboardEvent, Ref } from 'react'
import { useId } from 'react'
import { ChevronDownIcon } from '../icons/firstIcons.tsx'
import { ariaState, type FieldProps, notesOf, type Option } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import './Select.css'

export type SelectProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLSelectElement>) => void) | undefined
  options: readonly Option[]
  /** What stands while nothing is chosen; it cannot be chosen again when the field is required. */
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: Ref<HTMLSelectElement> | undefined
}

// Escape closes the list of options, and not the dialog around it as well.
const keepEscape = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'Escape' || !CSS.supports('selector(:open)')) return
  if (event.currentTarget.matches(':open')) event.stopPropagation()
}

type OptionsProps = Pick<SelectProps, 'options' | 'value' | 'placeholder'> & {
  readonly isRequired: boolean
  readonly isReadOnly: boolean
}

function Options({ options, value, placeholder, isRequired, isReadOnly }: OptionsProps) {
  const needsEmpty = placeholder !== undefined || !options.some((option) => option.value === value)
  return (
    <>
      {needsEmpty && (
        <option disabled={isRequired || isReadOnly} value="">
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option
          disabled={option.isDisabled === true || (isReadOnly && option.value !== value)}
          key={option.value}
          value={option.value}
        >
          {option.label}
        </option>
      ))}
    </>
  )
}

/** One of a few options. More than about twelve go into a ComboBox. It is the browser's own select, drawn like the other fields. */
export function Select({ value, onChange, onBlur, options, placeholder, name, inputRef, ...field }: SelectProps) {
  const id = useId()
  const { isDisabled, isInvalid, isReadOnly, isRequired } = ariaState(field)
  const { describedBy, ...noteIds } = notesOf(id, field)
  return (
    <div className="ui-field">
      <FieldLabel {...field} htmlFor={id} />
      <div
        className="ui-control ui-select"
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <select
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-required={isRequired || undefined}
          className="ui-input"
          data-empty={value === '' || undefined}
          disabled={isDisabled}
          id={id}
          name={name}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={keepEscape}
          ref={inputRef}
          value={value}
        >
          <Options
            isReadOnly={isReadOnly}
            isRequired={isRequired}
            options={options}
            placeholder={placeholder}
            value={value}
          />
        </select>
        <span aria-hidden="true" className="ui-select-arrow">
          <ChevronDownIcon size={14} />
        </span>
      </div>
      <FieldNotes {...field} {...noteIds} />
    </div>
  )
}
