import type { FieldValues, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { Binding, UniformBinding } from './binding.ts'
import type { StringControl } from './BoundString.tsx'
import { BoundString } from './BoundString.tsx'

type Drawn = { children: (control: StringControl) => ReactNode }

/**
 * A string of a form store with a control of the caller's choice, for fields that show their value otherwise or that move others when
 * they change. A child that draws nothing keeps the value among the form's values.
 */
export function FormString<V extends FieldValues, R extends ResponseData>(
  props: Binding<V, R, string> & Drawn,
): ReactNode
export function FormString(props: UniformBinding<string> & Drawn) {
  return <BoundString {...props} />
}
