import type { FieldValues, FormStore } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useState } from 'react'

type Value = FieldValues[string]
export type AnyForm = FormStore<{ [name: string]: Value }>

/**
 * Re-renders the calling component with one field's value and error, whether or not the component shows that field.
 *
 * A field's signals exist from its first render on, which may come after this one: a second pass then subscribes to them.
 */
export function useFieldSignals(form: AnyForm, names: readonly string[]) {
  useSignals()
  const [, setSecondPass] = useState(false)
  const count = form.submitCount.value
  const isInvalid = form.invalid.value
  const fields = names.flatMap((name) => {
    const field = form.internal.fields[name]
    return field === undefined
      ? []
      : [
          {
            name,
            value: field.value.value,
            // In this order: a field without an error that becomes active renders nothing again.
            error: field.error.value !== '' && field.active.value ? field.error.value : '',
          },
        ]
  })
  const isComplete = fields.length === names.length
  useLayoutEffect(() => {
    if (!isComplete) setSecondPass(true)
  }, [isComplete])
  return { fields, submitCount: count, isInvalid }
}
