import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { TextFieldProps } from '../TextField.tsx'
import { TextField } from '../TextField.tsx'
import type { Binding, OwnProps, UniformBinding } from './binding.ts'
import { BoundString } from './BoundString.tsx'

type OwnTextProps = Omit<OwnProps<TextFieldProps>, 'warningMessage'> & {
  /** The code of a warning about a value, or ''; it never keeps the form from being submitted. */
  warningOf?: ((value: string) => string) | undefined
}

/** A TextField whose value and error live in a form store. */
export function FormTextField<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & OwnTextProps,
): ReactNode
export function FormTextField({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  warningOf = () => '',
  ...own
}: UniformBinding<string> & OwnTextProps) {
  const binding = { of, name, validate, validateOn, revalidateOn, keepActive }
  const messageOf = useContext(MessageOfContext)
  return (
    <BoundString {...binding}>
      {(control) => {
        const warning = warningOf(control.value)
        return <TextField {...own} {...control} warningMessage={warning === '' ? '' : messageOf(warning)} />
      }}
    </BoundString>
  )
}
