import type { FieldStore, FieldValues, ResponseData } from '@modular-forms/react'
import { Field, setValue } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { CheckboxGroupProps } from '../CheckboxGroup.tsx'
import { CheckboxGroup } from '../CheckboxGroup.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'

type OwnGroupProps = OwnProps<CheckboxGroupProps>

/** A CheckboxGroup whose chosen values and error live in a form store. */
export function FormCheckboxGroup<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string[]> & OwnGroupProps,
): ReactNode
export function FormCheckboxGroup({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive = false,
  ...own
}: UniformBinding<string[]> & OwnGroupProps) {
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
          {...own}
          field={field}
          inputRef={element.ref}
          onChange={(value) => setValue(of, name, value, { shouldFocus: false })}
        />
      )}
    </Field>
  )
}

type GroupLeafProps = OwnGroupProps &
  Pick<CheckboxGroupProps, 'onChange' | 'inputRef'> & { field: FieldStore<{ [name: string]: string[] }, string> }

function GroupLeaf({ field, ...rest }: GroupLeafProps) {
  useSignals()
  const messageOf = useContext(MessageOfContext)
  const code = field.error.value
  return <CheckboxGroup {...rest} errorMessage={code === '' ? '' : messageOf(code)} value={field.value.value ?? []} />
}
