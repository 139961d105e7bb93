import type { ReactNode, Ref } from 'react'

/** What every labelled field takes. */
export type FieldProps = {
  label: string
  /** A hint that stays in view under the control. */
  description?: ReactNode
  /** What is wrong, in the user's words; the field is invalid exactly when it is there and not empty. */
  errorMessage?: string | undefined
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
  isDisabled?: boolean | undefined
}

/** Where a form store keeps the element that it focuses. */
export type InputRef = Ref<HTMLInputElement>
