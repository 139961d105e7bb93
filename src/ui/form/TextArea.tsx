import type { FocusEvent, Ref } from 'react'
import { TextArea as AriaTextArea, Group, TextField } from 'react-aria-components'
import { useTexts } from '../texts.ts'
import type { FieldProps } from './field.ts'
import { FieldLabel, FieldNotes, isShown } from './FieldParts.tsx'

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
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  hideLabel,
  value,
  onChange,
  onBlur,
  rows = 3,
  maxLength,
  showCount = false,
  placeholder,
  name,
  inputRef,
}: TextAreaProps) {
  const texts = useTexts()
  const leave = (event: FocusEvent<HTMLTextAreaElement>) => {
    const composed = value.normalize('NFC')
    if (composed !== value) onChange(composed)
    onBlur?.(event)
  }
  const isInvalid = isShown(errorMessage)
  return (
    <TextField
      className="ui-field"
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      onChange={onChange}
      validationBehavior="aria"
      value={value}
    >
      <FieldLabel hideLabel={hideLabel} isRequired={isRequired && !isReadOnly} label={label} />
      <Group className="ui-control" isDisabled={isDisabled} isInvalid={isInvalid} isReadOnly={isReadOnly} role="presentation">
        <AriaTextArea
          className="ui-input"
          maxLength={maxLength}
          name={name}
          onBlur={leave}
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
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  )
}
