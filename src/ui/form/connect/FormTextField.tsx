import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import { TextField, type TextFieldProps } from '../TextField.tsx'
import type { OwnProps } from './binding.ts'
import { BoundString, type StringControl } from './BoundString.tsx'
import { connected } from './connected.tsx'

type OwnTextProps = Omit<OwnProps<TextFieldProps>, 'warningMessage'> & {
  /** The code of a warning about a value, or ''; it never keeps the form from being submitted. */
  warningOf?: ((value: string) => string) | undefined
}

/** A TextField whose value and error live in a form store. */
export const FormTextField = connected(BoundString, (own: OwnTextProps, control) => (
  <WarningField {...own} control={control} />
))

function WarningField({ warningOf = () => '', control, ...own }: OwnTextProps & { control: StringControl }) {
  const messageOf = useContext(MessageOfContext)
  const warning = warningOf(control.value)
  return <TextField {...own} {...control} warningMessage={warning === '' ? '' : messageOf(warning)} />
}
