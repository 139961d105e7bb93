import { Plural } from '@lingui/react/macro'
import { IssuingWays } from '../../../documents/drafted/IssuingWays.tsx'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly drafted: readonly Drafted[]
  readonly onIssue: (drafted: readonly Drafted[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** What can be done with the drafts: they are issued together. */
export const DraftedPanel = ({ drafted, onIssue, onOpenSignatureSettings }: Props) => {
  const earlier = drafted.filter(({ isNew }) => !isNew).length
  if (drafted.length === 0) return null
  return (
    <>
      {earlier > 0 && (
        <p>
          <Plural
            one="# of them was there already from an earlier upload of this file, and stays as it is."
            other="# of them were there already from an earlier upload of this file, and stay as they are."
            value={earlier}
          />
        </p>
      )}
      <IssuingWays
        count={drafted.length}
        onIssue={() => onIssue(drafted)}
        onOpenSignatureSettings={onOpenSignatureSettings}
      />
    </>
  )
}
