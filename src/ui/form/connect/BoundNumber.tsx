import type { FieldElement, FieldElementProps, FieldStore } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import type { FocusEventHandler, ReactNode, RefCallback } from 'react'
import type { UniformBinding } from './binding.ts'
import { useErrorText } from './useErrorText.ts'

/** What a field of a number gets from the form store. */
type NumberControl = {
  name: string
  value: number | null
  errorMessage: string
  onChange: (value: number | null) => void
  onBlur: FocusEventHandler<FieldElement>
  inputRef: RefCallback<FieldElement> | undefined
}

type BoundNumberProps = UniformBinding<number | null> & { children: (control: NumberControl) => ReactNode }
type Numbers = { [name: string]: number | null }

/** Binds a number of a form store to a field: null when empty. */
export function BoundNumber({ children, keepActive = false, ...binding }: BoundNumberProps) {
  return (
    <Field {...binding} keepActive={keepActive} type="number">
      {(field, element) => (
        <NumberLeaf
          element={element}
          field={field}
          onChange={(value) => setValue(binding.of, binding.name, value, { shouldFocus: false })}
        >
          {children}
        </NumberLeaf>
      )}
    </Field>
  )
}

type NumberLeafProps = Pick<NumberControl, 'onChange'> & {
  field: FieldStore<Numbers, string>
  element: FieldElementProps<Numbers, string>
  children: (control: NumberControl) => ReactNode
}

function NumberLeaf({ field, element, onChange, children }: NumberLeafProps) {
  const errorMessage = useErrorText(field)
  const value = field.value.value
  return children({
    name: field.name,
    value: value ?? null,
    errorMessage,
    onChange,
    onBlur: element.onBlur,
    // The store fills an undefined value from its element, and a text input answers NaN.
    inputRef: value === undefined ? undefined : element.ref,
  })
}
