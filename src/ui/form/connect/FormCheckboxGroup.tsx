import type { FieldStore, FieldValues, ResponseData } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { CheckboxGroupProps } from '../CheckboxGroup.tsx'
import { CheckboxGroup } from '../CheckboxGroup.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'

type GroupLooks = Looks<CheckboxGroupProps>

/** A CheckboxGroup whose chosen values and error live in a form store. */
export function FormCheckboxGroup<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string[]> & GroupLooks,
): ReactNode
export function FormCheckboxGroup({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive = false,
  ...looks
}: UniformBinding<string[]> & GroupLooks) {
  return (
    <Field
      keepActive={keepActive}
      name={name}
      of={of}
      revalidateOn={revalidateOn}
      type="string[]"
      validate={validate}
      validateOn={validateOn}
    >
      {(field, element) => (
        <GroupLeaf
          {...looks}
          field={field}
          inputRef={element.ref}
          onChange={(value) => setValue(of, name, value, { shouldFocus: false })}
        />
      )}
    </Field>
  )
}

type GroupLeafProps = GroupLooks &
  Pick<CheckboxGroupProps, 'onChange' | 'inputRef'> & { field: FieldStore<{ [name: string]: string[] }, string> }

function GroupLeaf({ field, ...rest }: GroupLeafProps) {
  useSignals()
  const messageOf = useContext(MessageOfContext)
  const code = field.error.value
  return <CheckboxGroup {...rest} errorMessage={code === '' ? '' : messageOf(code)} value={field.value.value ?? []} />
}
