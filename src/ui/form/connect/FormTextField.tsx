import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { TextFieldProps } from '../TextField.tsx'
import { TextField } from '../TextField.tsx'
import type { Binding, Looks, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

type TextLooks = Omit<Looks<TextFieldProps>, 'warningMessage'> & {
  /** The code of a warning about a value, or ''; it never keeps the form from being submitted. */
  warningOf?: ((value: string) => string) | undefined
}

/** A TextField whose value and error live in a form store. */
export function FormTextField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & TextLooks,
): ReactNode
export function FormTextField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  warningOf = () => '',
  ...looks
}: UniformBinding<string> & TextLooks) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  const messageOf = useContext(MessageOfContext)
  return (
    <BoundString {...binding}>
      {(control) => {
        const warning = warningOf(control.value)
        return <TextField {...looks} {...control} warningMessage={warning === '' ? '' : messageOf(warning)} />
      }}
    </BoundString>
  )
}
