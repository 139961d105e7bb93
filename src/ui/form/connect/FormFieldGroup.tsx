import type { FieldPath, FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import type { FieldGroupProps } from '../FieldGroup.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import type { AnyForm } from './fieldSignals.ts'
import { useFieldSignals } from './fieldSignals.ts'

type OwnGroupProps = Omit<FieldGroupProps, 'errorMessage'>
type GroupProps<V extends FieldValues, R extends ResponseData> = OwnGroupProps & {
  of: FormStore<V, R>
  /** The field whose error is the group's. Its own field component should then not say it again. */
  name: FieldPath<V>
}

/** A FieldGroup that shows the error of one path of a form store. */
export function FormFieldGroup<V extends FieldValues, R extends ResponseData>(props: GroupProps<V, R>): ReactNode
export function FormFieldGroup({ of, name, ...own }: OwnGroupProps & { of: AnyForm; name: string }) {
  const messageOf = useContext(MessageOfContext)
  const code = useFieldSignals(of, [name]).fields[0]?.error ?? ''
  return <FieldGroup {...own} errorMessage={code === '' ? '' : messageOf(code)} />
}
