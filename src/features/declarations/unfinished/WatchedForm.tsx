import { useEffect } from 'react'
import { WatchForm, WatchValues } from '../../../ui/form/connect/Watch.tsx'
import type { DeclarationFields } from '../form/fields.ts'
import type { DeclarationKeeper } from './useKeeper.ts'

interface ChangesProps {
  readonly keeper: Pick<DeclarationKeeper, 'send'>
  readonly values: unknown
  readonly isDirty: boolean
}

const Changes = ({ keeper, values, isDirty }: ChangesProps) => {
  useEffect(() => keeper.send({ type: 'form.changed' }), [keeper, values, isDirty])
  return null
}

interface Props {
  readonly fields: DeclarationFields
  readonly keeper: ChangesProps['keeper']
}

/** Tells the flow of keeping of each change of the fields. */
export const WatchedForm = ({ fields, keeper }: Props) => (
  <WatchForm of={fields}>
    {({ dirty }) => (
      <WatchValues of={fields}>{(values) => <Changes isDirty={dirty} keeper={keeper} values={values} />}</WatchValues>
    )}
  </WatchForm>
)
