import {
  getValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type FormStore,
  type Maybe,
  type PartialValues,
  type ResponseData,
} from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import type { AnyForm } from './fieldSignals.ts'
import { useFieldSignals } from './fieldSignals.ts'

type WatchProps<V extends FieldValues, R extends ResponseData, N extends FieldPath<V>> = {
  of: FormStore<V, R>
  name: N
  children: (value: Maybe<FieldPathValue<V, N>>) => ReactNode
}

/** Renders its children again, and nothing else, when one value of a form changes; undefined until its field is there. */
export function Watch<V extends FieldValues, R extends ResponseData, N extends FieldPath<V>>(
  props: WatchProps<V, R, N>,
): ReactNode
export function Watch({
  of,
  name,
  children,
}: {
  of: AnyForm
  name: string
  children: (value: FieldValues[string]) => ReactNode
}) {
  const { fields } = useFieldSignals(of, [name])
  return children(fields[0]?.value)
}

type WatchEachProps<V extends FieldValues, R extends ResponseData> = {
  of: FormStore<V, R>
  names: readonly FieldPath<V>[]
  children: () => ReactNode
}

/** Renders its children again when one of several values of a form changes. */
export function WatchEach<V extends FieldValues, R extends ResponseData>(props: WatchEachProps<V, R>): ReactNode
export function WatchEach({
  of,
  names,
  children,
}: {
  of: AnyForm
  names: readonly string[]
  children: () => ReactNode
}) {
  useFieldSignals(of, names)
  return children()
}

export type FormFlags = Readonly<{
  dirty: boolean
  invalid: boolean
  touched: boolean
  submitting: boolean
  submitted: boolean
  validating: boolean
}>

/** The state of a whole form, whatever its fields are. */
export type WatchedForm = Pick<FormStore<FieldValues>, keyof FormFlags>

type WatchFormProps = {
  of: WatchedForm
  children: (flags: FormFlags) => ReactNode
}

/** Renders its children again, and nothing else, when the state of a whole form changes. */
export function WatchForm({ of, children }: WatchFormProps) {
  useSignals()
  return children({
    dirty: of.dirty.value,
    invalid: of.invalid.value,
    touched: of.touched.value,
    submitting: of.submitting.value,
    submitted: of.submitted.value,
    validating: of.validating.value,
  })
}

interface WatchValuesProps<V extends FieldValues, R extends ResponseData> {
  of: FormStore<V, R>
  children: (values: PartialValues<V>) => ReactNode
}

/** How many fields and arrays of fields a form has so far: each is there from its first render on. */
const countStores = <V extends FieldValues, R extends ResponseData>({ internal }: FormStore<V, R>): number =>
  Object.keys(internal.fields).length + Object.keys(internal.fieldArrays).length

/** Renders its children again, and nothing else, when any value of a form changes. Fields have values once they were rendered. */
export function WatchValues<V extends FieldValues, R extends ResponseData>({ of, children }: WatchValuesProps<V, R>) {
  useSignals()
  const [, setSecondPass] = useState(false)
  const known = countStores(of)
  useLayoutEffect(() => {
    if (countStores(of) !== known) setSecondPass(true)
  }, [of, known])
  return children(getValues(of, { shouldActive: false }))
}
