import type { FieldPath, FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import { focus } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { FieldFocusContext } from './fieldFocus.ts'
import type { AnyForm } from './fieldSignals.ts'
import { useFieldSignals } from './fieldSignals.ts'

type SummaryProps<V extends FieldValues, R extends ResponseData> = {
  of: FormStore<V, R>
  title: (count: number) => string
  /** The fields' names for people, in the order of the form. A field without one is left out. */
  labels: { readonly [P in FieldPath<V>]?: string }
}

/** The errors of a form after an attempt to submit it. It takes the focus on each failed attempt; a line moves it to its field. */
export function FormErrorSummary<V extends FieldValues, R extends ResponseData>(props: SummaryProps<V, R>): ReactNode
export function FormErrorSummary({
  of,
  title,
  labels,
}: {
  of: AnyForm
  title: (count: number) => string
  labels: Readonly<Record<string, string | undefined>>
}) {
  const messageOf = useContext(MessageOfContext)
  const own = useContext(FieldFocusContext)
  const { fields, submitCount } = useFieldSignals(of, Object.keys(labels))
  if (submitCount === 0) return null
  const goTo = (name: string): void => {
    const focusField = own?.get(name)
    if (focusField === undefined) focus(of, name)
    else focusField()
  }
  const errors = fields
    .filter((field) => field.error !== '')
    .map(({ name, error }) => ({
      id: name,
      label: labels[name] ?? '',
      message: messageOf(error),
      onPress: () => goTo(name),
    }))
  return <ErrorSummary attempt={submitCount} errors={errors} title={title(errors.length)} />
}
