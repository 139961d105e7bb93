import type { ReactNode } from 'react'
import { differences } from '../../../domain/declaration/differences.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { WatchValues } from '../../../ui/form/connect/Watch.tsx'
import { useFiling } from '../kind/filing.ts'
import { valuesIn, type DeclarationFields } from '../form/fields.ts'
import { DifferenceList } from './DifferenceList.tsx'

interface Props {
  readonly former: DeclarationValues
  readonly fields: DeclarationFields
  /** What is said while nothing differs. */
  readonly none: ReactNode
}

/** What the form says otherwise than a former content, as it is typed; nothing while the values are no whole declaration. */
export const ShownDifferences = ({ former, fields, none }: Props) => {
  const { form } = useFiling()
  return (
    <WatchValues of={fields}>
      {() => {
        const values = valuesIn(fields)
        const found = values === null ? [] : differences(form, former, values)
        return found.length === 0 ? <p>{none}</p> : <DifferenceList differences={found} />
      }}
    </WatchValues>
  )
}
