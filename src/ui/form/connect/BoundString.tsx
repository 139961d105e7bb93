import type { FieldElement, FieldStore } from '@modular-forms/react'
import { Field, setValue, validate as checkNow } from '@modular-forms/react'
import type { FocusEvent, ReactNode, RefCallback } from 'react'
import { useContext } from 'react'
import { CheckOnLeavingContext, type UniformBinding } from './binding.ts'
import { useErrorText } from './useErrorText.ts'

/** What a string field gets from the form store. */
export type StringControl = {
  name: string
  value: string
  errorMessage: string
  onChange: (value: string) => void
  onBlur: (event: FocusEvent<FieldElement>) => void
  inputRef: RefCallback<FieldElement>
}

type BoundStringProps = UniformBinding<string> & { children: (control: StringControl) => ReactNode }

/** Binds one string of a form store to a field. A missing value reads as ''. */
export function BoundString({ children, keepActive = false, ...binding }: BoundStringProps) {
  const { of, name } = binding
  return (
    <Field {...binding} keepActive={keepActive}>
      {(field, element) => (
        <StringLeaf
          field={field}
          inputRef={element.ref}
          onBlur={element.onBlur}
          onChange={(value) => setValue(of, name, value, { shouldFocus: false })}
          onCheck={() => void checkNow(of, name, { shouldFocus: false })}
        >
          {children}
        </StringLeaf>
      )}
    </Field>
  )
}

type StringLeafProps = Pick<StringControl, 'onChange' | 'onBlur' | 'inputRef'> & {
  field: FieldStore<{ [name: string]: string }, string>
  onCheck: () => void
  children: (control: StringControl) => ReactNode
}

// The only part that reads the signals, and so the only part that typing renders again.
function StringLeaf({ field, onChange, onBlur, onCheck, inputRef, children }: StringLeafProps) {
  const errorMessage = useErrorText(field)
  const checkOnLeaving = useContext(CheckOnLeavingContext)
  return children({
    name: field.name,
    value: field.value.value ?? '',
    errorMessage,
    onChange: (value) => {
      onChange(value)
      // What was found when the field was left goes away with the mistake.
      if (checkOnLeaving !== null && field.error.peek() !== '') onCheck()
    },
    onBlur: (event) => {
      onBlur(event)
      checkOnLeaving?.(() => (field.value.peek() ?? '') !== '' && onCheck())
    },
    inputRef,
  })
}
