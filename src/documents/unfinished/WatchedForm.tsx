import type { FieldValues, FormStore } from '@modular-forms/react'
import { useEffect } from 'react'
import { WatchForm, WatchValues } from '../../ui/form/connect/Watch.tsx'
import type { Keeper } from './keeper.ts'

interface ChangesProps {
  readonly keeper: Pick<Keeper, 'send'>
  readonly values: unknown
  readonly isDirty: boolean
}

const Changes = ({ keeper, values, isDirty }: ChangesProps) => {
  useEffect(() => keeper.send({ type: 'form.changed' }), [keeper, values, isDirty])
  return null
}

interface Props<Values extends FieldValues> {
  readonly fields: FormStore<Values>
  readonly keeper: ChangesProps['keeper']
}

/** Tells the flow of keeping of each change of the fields. */
export const WatchedForm = <Values extends FieldValues>({ fields, keeper }: Props<Values>) => (
  <WatchForm of={fields}>
    {({ dirty }) => (
      <WatchValues of={fields}>{(values) => <Changes isDirty={dirty} keeper={keeper} values={values} />}</WatchValues>
    )}
  </WatchForm>
)
