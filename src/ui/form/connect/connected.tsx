import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { separated, type Binding, type UniformBinding } from './binding.ts'

/** Binds one value of a form store, and draws it by what the store gives. */
type Bound<T extends FieldValues[string], Control> = (
  props: UniformBinding<T> & { children: (control: Control) => ReactNode },
) => ReactNode

/** Makes a field component whose value and error live in a form store. @param draw draws it by its own props and what the store gives */
export function connected<T extends FieldValues[string], Control, Own extends object>(
  Bound: Bound<T, Control>,
  draw: (own: Own, control: Control) => ReactNode,
) {
  function Connected<V extends FieldValues, R extends ResponseData>(props: Binding<V, R, T> & Own): ReactNode
  function Connected(props: UniformBinding<T> & Own) {
    const { binding, own } = separated(props)
    return <Bound {...binding}>{(control) => draw(own, control)}</Bound>
  }
  return Connected
}
