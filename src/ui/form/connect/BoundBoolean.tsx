import type { FieldElement, FieldStore } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import type { ReactNode, RefCallback } from 'react'
import type { UniformBinding } from './binding.ts'
import { useErrorText } from './useErrorText.ts'

/** What a boolean field gets from the form store. */
export type BooleanControl = {
  name: string
  isSelected: boolean
  errorMessage: string
  onChange: (isSelected: boolean) => void
  inputRef: RefCallback<FieldElement>
}

type BoundBooleanProps = UniformBinding<boolean> & { children: (control: BooleanControl) => ReactNode }

/** Binds one boolean of a form store to a field. A missing value reads as false. */
export function BoundBoolean({ children, keepActive = false, ...binding }: BoundBooleanProps) {
  return (
    <Field {...binding} keepActive={keepActive} type="boolean">
      {(field, element) => (
        <BooleanLeaf
          field={field}
          inputRef={element.ref}
          onChange={(value) => setValue(binding.of, binding.name, value, { shouldFocus: false })}
        >
          {children}
        </BooleanLeaf>
      )}
    </Field>
  )
}

type BooleanLeafProps = Pick<BooleanControl, 'onChange' | 'inputRef'> & {
  field: FieldStore<{ [name: string]: boolean }, string>
  children: (control: BooleanControl) => ReactNode
}

function BooleanLeaf({ field, onChange, inputRef, children }: BooleanLeafProps) {
  const errorMessage = useErrorText(field)
  return children({
    name: field.name,
    isSelected: field.value.value ?? false,
    errorMessage,
    onChange,
    inputRef,
  })
}
