import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { Binding, UniformBinding } from './binding.ts'
import type { BooleanControl } from './BoundBoolean.tsx'
import { BoundBoolean } from './BoundBoolean.tsx'

type Drawn = { children: (control: BooleanControl) => ReactNode }

/** A boolean of a form store with a control of the caller's choice, such as a box whose error its group shows. */
export function FormBoolean<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, boolean> & Drawn,
): ReactNode
export function FormBoolean(props: UniformBinding<boolean> & Drawn) {
  return <BoundBoolean {...props} />
}
