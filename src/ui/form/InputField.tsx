import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { Group, Input, TextField as AriaTextField } from 'react-aria-components'
import { ariaState, composedOnBlur, isShown, type FieldProps, type InputRef } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'

/** The attributes of the input itself that fields hand through. */
export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'spellCheck'
  | 'autoCapitalize'
>

export type InputFieldProps = FieldProps &
  InputAttributes & {
    value: string
    onChange: (value: string) => void
    onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
    onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
    /** What stays of a text that is typed or pasted: the rest never gets into the field. */
    keep?: ((text: string) => string) | undefined
    prefix?: ReactNode
    suffix?: ReactNode
    align?: 'start' | 'end' | undefined
    inputRef?: InputRef | undefined
  }

/** Leaves in the input what is kept of its text, and the caret behind what was kept before it. */
const keepOnly = (input: HTMLInputElement, keep: (text: string) => string): void => {
  const kept = keep(input.value)
  if (kept === input.value) return
  const caret = keep(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}

type ControlProps = Omit<InputFieldProps, keyof FieldProps | 'autoFocus'> & {
  state: ReturnType<typeof ariaState>
}

/** The input with what stands before and behind it. */
function Control({
  state,
  value,
  onChange,
  onBlur,
  onKeyDown,
  keep,
  prefix,
  suffix,
  align = 'start',
  inputRef,
  placeholder = '',
  ...attributes
}: ControlProps) {
  return (
    <Group
      className="ui-control"
      isDisabled={state.isDisabled}
      isInvalid={state.isInvalid}
      isReadOnly={state.isReadOnly}
      role="presentation"
    >
      {prefix !== undefined && <span className="ui-control-affix">{prefix}</span>}
      <Input
        {...attributes}
        className="ui-input"
        data-align={align}
        onBlur={composedOnBlur({ value, onChange, onBlur })}
        onInput={keep === undefined ? undefined : (event) => keepOnly(event.currentTarget, keep)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        ref={inputRef ?? null}
      />
      {suffix !== undefined && <span className="ui-control-affix">{suffix}</span>}
    </Group>
  )
}

/** A labelled one-line input: what the text, password, date and number fields are made of. Typed text becomes NFC when it is left. */
export function InputField({
  label,
  marker,
  description,
  errorMessage,
  warningMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  hideLabel,
  autoFocus = false,
  ...control
}: InputFieldProps) {
  const state = ariaState({ errorMessage, isRequired, isDisabled, isReadOnly })
  // React-aria looks for a description when the field appears; one that comes while typing has to be named here.
  const id = useId()
  const [descriptionId, warningId] = [`${id}-description`, `${id}-warning`]
  const notes = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(isShown(warningMessage) ? [warningId] : []),
  ].join(' ')
  return (
    <AriaTextField
      {...state}
      {...(notes === '' ? {} : { 'aria-describedby': notes })}
      autoFocus={autoFocus}
      className="ui-field"
      onChange={control.onChange}
      value={control.value}
    >
      <FieldLabel
        hideLabel={hideLabel}
        isReadOnly={state.isReadOnly && control.suffix === undefined}
        isRequired={isRequired}
        label={label}
        marker={marker}
      />
      <Control {...control} state={state} />
      <FieldNotes
        description={description}
        descriptionId={descriptionId}
        errorMessage={errorMessage}
        warningId={warningId}
        warningMessage={warningMessage}
      />
    </AriaTextField>
  )
}
