import type { FieldValues, FormStore } from '@modular-forms/react'
import { KeepingState } from './KeepingState.tsx'
import type { useUnfinished } from './useUnfinished.ts'
import { WatchedForm } from './WatchedForm.tsx'

interface Props<Values extends FieldValues> {
  readonly fields: FormStore<Values>
  readonly unfinished: Pick<ReturnType<typeof useUnfinished>, 'keeper' | 'notKept'>
}

/** In a form's footer: tells the flow of keeping of changes, and the user of what is not kept. */
export const Keeping = <Values extends FieldValues>({ fields, unfinished: { keeper, notKept } }: Props<Values>) => (
  <>
    <WatchedForm fields={fields} keeper={keeper} />
    <KeepingState notKept={notKept} />
  </>
)
