import type { FieldElement, FieldStore } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import type { ReactNode, RefCallback } from 'react'
import type { UniformBinding } from './binding.ts'
import { useErrorText } from './useErrorText.ts'

/** What a field of several strings gets from the form store. */
type StringsControl = {
  value: string[]
  errorMessage: string
  onChange: (value: string[]) => void
  inputRef: RefCallback<FieldElement>
}

type BoundStringsProps = UniformBinding<string[]> & { children: (control: StringsControl) => ReactNode }

/** Binds a list of strings of a form store to a field. A missing value reads as none. */
export function BoundStrings({ children, keepActive = false, ...binding }: BoundStringsProps) {
  return (
    <Field {...binding} keepActive={keepActive} type="string[]">
      {(field, element) => (
        <StringsLeaf
          field={field}
          inputRef={element.ref}
          onChange={(value) => setValue(binding.of, binding.name, value, { shouldFocus: false })}
        >
          {children}
        </StringsLeaf>
      )}
    </Field>
  )
}

type StringsLeafProps = Pick<StringsControl, 'onChange' | 'inputRef'> & {
  field: FieldStore<{ [name: string]: string[] }, string>
  children: (control: StringsControl) => ReactNode
}

function StringsLeaf({ field, children, ...control }: StringsLeafProps) {
  const errorMessage = useErrorText(field)
  return children({ ...control, value: field.value.value ?? [], errorMessage })
}
