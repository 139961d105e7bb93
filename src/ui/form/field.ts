import type { FocusEvent, ReactNode, Ref } from 'react'

/** What every labelled field takes. */
export type FieldProps = {
  label: string
  /** Stands small behind the label: the number that a printed form has for the field. */
  marker?: string | undefined
  /** A hint that stays in view under the control. */
  description?: ReactNode
  /** What is wrong, in the user's language; the field is invalid exactly when it is there and not empty. */
  errorMessage?: string | undefined
  /** What may be wrong, in the user's language; the field stays valid. */
  warningMessage?: string | undefined
  /** Marked with an asterisk and `aria-required`. Checking it is the form's. */
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** The value can be read, focused and copied, not changed. */
  isReadOnly?: boolean | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
}

export type Option = {
  value: string
  label: string
  description?: string | undefined
  /** Further texts that a ComboBox finds it by, which are not shown. */
  terms?: readonly string[] | undefined
  isDisabled?: boolean | undefined
}

/** Whether an error message says something. */
export const isShown = (errorMessage: string | undefined): errorMessage is string =>
  errorMessage !== undefined && errorMessage !== ''

type FieldState = Pick<FieldProps, 'errorMessage' | 'isRequired' | 'isDisabled' | 'isReadOnly'>

/** What a field is, in react-aria's terms. Its own checks stay out: checking is the form's. */
export const ariaState = ({ errorMessage, isRequired = false, isDisabled = false, isReadOnly = false }: FieldState) =>
  ({ isDisabled, isInvalid: isShown(errorMessage), isReadOnly, isRequired, validationBehavior: 'aria' }) as const

/** Ids of a field's notes, from its own, and which of them there are: for `aria-describedby`. */
export const notesOf = (
  id: string,
  { description, errorMessage, warningMessage }: Pick<FieldProps, 'description' | 'errorMessage' | 'warningMessage'>,
) => {
  const ids = { errorId: `${id}-error`, warningId: `${id}-warning`, descriptionId: `${id}-description` }
  const there = [
    ...(isShown(errorMessage) ? [ids.errorId] : []),
    ...(isShown(warningMessage) ? [ids.warningId] : []),
    ...(description === undefined ? [] : [ids.descriptionId]),
  ]
  return { ...ids, describedBy: there.length === 0 ? undefined : there.join(' ') }
}

type Typed<Input extends Element> = {
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<Input>) => void) | undefined
}

/** Typed text becomes NFC when it is left. */
export const composedOnBlur =
  <Input extends Element>({ value, onChange, onBlur }: Typed<Input>) =>
  (event: FocusEvent<Input>): void => {
    const composed = value.normalize('NFC')
    if (composed !== value) onChange(composed)
    onBlur?.(event)
  }

/** Where a form store keeps the element that it focuses. */
export type InputRef = Ref<HTMLInputElement>
