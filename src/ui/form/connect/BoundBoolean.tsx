import type { FieldElement, FieldStore } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode, RefCallback } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { UniformBinding } from './binding.ts'

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
export function BoundBoolean({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive = false,
  children,
}: BoundBooleanProps) {
  return (
    <Field
      keepActive={keepActive}
      name={name}
      of={of}
      revalidateOn={revalidateOn}
      type="boolean"
      validate={validate}
      validateOn={validateOn}
    >
      {(field, element) => (
        <BooleanLeaf
          field={field}
          inputRef={element.ref}
          onChange={(value) => setValue(of, name, value, { shouldFocus: false })}
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
  useSignals()
  const messageOf = useContext(MessageOfContext)
  const code = field.error.value
  return children({
    name: field.name,
    isSelected: field.value.value ?? false,
    errorMessage: code === '' ? '' : messageOf(code),
    onChange,
    inputRef,
  })
}
