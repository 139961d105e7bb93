import type { FocusEvent, Ref } from 'react'
import { TextArea as AriaTextArea, Group, TextField } from 'react-aria-components'
import { useTexts } from '../texts.ts'
import { ariaState, composedOnBlur, type FieldProps } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined
  rows?: number | undefined
  maxLength?: number | undefined
  /** Shows how much of `maxLength` is used. */
  showCount?: boolean | undefined
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text, normalised to NFC when the field is left. */
export function TextArea({
  value,
  onChange,
  onBlur,
  rows = 3,
  maxLength,
  showCount = false,
  placeholder,
  name,
  inputRef,
  ...field
}: TextAreaProps) {
  const texts = useTexts()
  const state = ariaState(field)
  const { isDisabled, isInvalid, isReadOnly } = state
  return (
    <TextField {...state} className="ui-field" onChange={onChange} value={value}>
      <FieldLabel {...field} />
      <Group
        className="ui-control"
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        role="presentation"
      >
        <AriaTextArea
          className="ui-input"
          maxLength={maxLength}
          name={name}
          onBlur={composedOnBlur({ value, onChange, onBlur })}
          placeholder={placeholder}
          ref={inputRef ?? null}
          rows={rows}
        />
      </Group>
      {showCount && maxLength !== undefined && (
        <span className="ui-field-count">
          <span aria-hidden="true">{`${value.length}/${maxLength}`}</span>
          <span className="visually-hidden">{texts.charactersLeft(maxLength - value.length)}</span>
        </span>
      )}
      <FieldNotes {...field} />
    </TextField>
  )
}
