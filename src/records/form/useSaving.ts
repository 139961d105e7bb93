import { submit, type FieldValues } from '@modular-forms/react'
import { useRef } from 'react'
import type { RecordForm } from './useRecordForm.ts'

/** The one form with its two submits: `save` checks the fields, and notifies the machine when they pass. */
export const useSaving = <Values extends FieldValues>({ fields, submit: send }: RecordForm<Values>) => {
  const isForAnother = useRef(false)
  return {
    save: (another: boolean): void => {
      isForAnother.current = another
      submit(fields)
    },
    onSubmit: (values: Values): void => send(values, isForAnother.current),
  }
}
