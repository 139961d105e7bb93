import type { FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import { Form } from '@modular-forms/react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { CheckOnLeavingContext, type CheckOnLeaving } from './binding.ts'
import { FieldFocusContext, type FieldFocus } from './fieldFocus.ts'

type FormRootProps<V extends FieldValues, R extends ResponseData> = {
  of: FormStore<V, R>
  /** For a submit button outside of the form. */
  id?: string | undefined
  /** Gets the values once all of them are valid. It must not throw: the form store would keep the error to itself. */
  onSubmit: (values: V) => void
  /** Whether Enter in a one-line field submits: yes for small forms, no for big ones. */
  submitsOnEnter?: boolean | undefined
  /** When a text that is filled in is checked as its field is left (`afterPress`); an empty one is left alone. Without it submitting checks. */
  checkOnLeaving?: CheckOnLeaving | null
  /** Where the focus goes when a submit finds errors: to the first field, or nowhere because a FormErrorSummary takes it. */
  focusOnError?: 'field' | 'summary' | undefined
  children: ReactNode
}

/** The form element of a form store. */
export function FormRoot<V extends FieldValues, R extends ResponseData>({
  of,
  id,
  onSubmit,
  submitsOnEnter = true,
  checkOnLeaving = null,
  focusOnError = 'field',
  children,
}: FormRootProps<V, R>) {
  const [fieldFocus] = useState<FieldFocus>(() => new Map())
  return (
    <Form
      id={id}
      of={of}
      onKeyDown={submitsOnEnter ? undefined : keepEnter}
      onSubmit={(values) => onSubmit(values)}
      shouldFocus={focusOnError === 'field'}
    >
      <FieldFocusContext value={fieldFocus}>
        <CheckOnLeavingContext value={checkOnLeaving}>{children}</CheckOnLeavingContext>
      </FieldFocusContext>
    </Form>
  )
}

function keepEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'submit') event.preventDefault()
}
