import type { FieldElementProps, FieldStore, FieldValues, ResponseData } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { NumberFieldProps } from '../NumberField.tsx'
import { NumberField } from '../NumberField.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'

type OwnNumberProps = OwnProps<NumberFieldProps>
type Numbers = { [name: string]: number | null }

/** A NumberField whose value (null when empty) and error live in a form store. Give it an initial value: undefined is not focusable. */
export function FormNumberField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, number | null> & OwnNumberProps,
): ReactNode
export function FormNumberField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive = false,
  ...own
}: UniformBinding<number | null> & OwnNumberProps) {
  return (
    <Field
      keepActive={keepActive}
      name={name}
      of={of}
      revalidateOn={revalidateOn}
      type="number"
      validate={validate}
      validateOn={validateOn}
    >
      {(field, element) => (
        <NumberLeaf
          {...own}
          element={element}
          field={field}
          onChange={(value) => setValue(of, name, value, { shouldFocus: false })}
        />
      )}
    </Field>
  )
}

type NumberLeafProps = OwnNumberProps &
  Pick<NumberFieldProps, 'onChange'> & {
    field: FieldStore<Numbers, string>
    element: FieldElementProps<Numbers, string>
  }

function NumberLeaf({ field, element, ...rest }: NumberLeafProps) {
  useSignals()
  const messageOf = useContext(MessageOfContext)
  const code = field.error.value
  const value = field.value.value
  return (
    <NumberField
      {...rest}
      errorMessage={code === '' ? '' : messageOf(code)}
      // The store fills an undefined value from its element, and a text input answers NaN.
      inputRef={value === undefined ? undefined : element.ref}
      name={field.name}
      onBlur={element.onBlur}
      value={value ?? null}
    />
  )
}
