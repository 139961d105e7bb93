import { Trans } from '@lingui/react/macro'
import { mostUnfinished } from '../../api/contract/documents/unfinished.ts'
import type { NotKept } from '../../machines/formKeeping/setup.ts'
import './KeepingState.css'

const Reason = ({ notKept }: { readonly notKept: NotKept }) => {
  if (notKept === 'elsewhere') return <Trans>Newer changes are kept from another tab or computer; these are not</Trans>
  if (notKept === 'tooMany')
    return <Trans>Not kept for later: you have {mostUnfinished} unfinished forms; save or discard one of them</Trans>
  return <Trans>Not kept for later yet; it is tried again</Trans>
}

/** Says in the footer that what is typed is not kept, and nothing while it is. */
export const KeepingState = ({ notKept }: { readonly notKept: NotKept | null }) =>
  notKept !== null && (
    <span className="document-not-kept" role="status">
      <Reason notKept={notKept} />
    </span>
  )
