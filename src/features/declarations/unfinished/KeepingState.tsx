import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { WatchForm, WatchValues } from '../../../ui/form/connect/Watch.tsx'
import type { DeclarationFields } from '../form/fields.ts'
import { mostUnfinished } from '../../../api/contract/documents/unfinished.ts'
import type { Keeper, NotKept } from './keeper.ts'
import type { useUnfinished } from './useUnfinished.ts'

interface ChangesProps {
  readonly keeper: Keeper
  readonly values: unknown
  readonly isDirty: boolean
}

const Changes = ({ keeper, values, isDirty }: ChangesProps) => {
  useEffect(() => keeper.changed(), [keeper, values, isDirty])
  return null
}

const Reason = ({ notKept }: { readonly notKept: NotKept }) => {
  if (notKept === 'elsewhere') return <Trans>Newer changes are kept from another tab or computer; these are not</Trans>
  if (notKept === 'tooMany')
    return <Trans>Not kept for later: you have {mostUnfinished} unfinished forms; save or discard one of them</Trans>
  return <Trans>Not kept for later yet; it is tried again</Trans>
}

interface Props {
  readonly fields: DeclarationFields
  readonly unfinished: ReturnType<typeof useUnfinished>
}

/** Says in the footer that what is typed is not kept, and nothing while it is. */
export const KeepingState = ({ fields, unfinished: { keeper, notKept } }: Props) => (
  <>
    <WatchForm of={fields}>
      {({ dirty }) => (
        <WatchValues of={fields}>{(values) => <Changes isDirty={dirty} keeper={keeper} values={values} />}</WatchValues>
      )}
    </WatchForm>
    {notKept !== null && (
      <span className="declaration-not-kept" role="status">
        <Reason notKept={notKept} />
      </span>
    )}
  </>
)
