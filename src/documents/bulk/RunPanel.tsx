import { Trans, useLingui } from '@lingui/react/macro'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { documentsSubmit } from '../../machines/documentsSubmit/documentsSubmit.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { failureIn } from './failureIn.ts'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { useBulkKind } from './bulkKind.ts'

interface Props {
  readonly actor: ActorRefFrom<typeof documentsSubmit>
  readonly names: ItemNames
  readonly snapshot: SnapshotFrom<typeof documentsSubmit>
}

const stop = { type: 'stop.requested' } as const
const pause = { type: 'pause.requested' } as const

/** The server is at the documents of a run, some at a time; the user may pause or stop it, or leave it alone. */
export const RunPanel = ({ actor, names, snapshot }: Props) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const failureText = useFailureText()
  const { items, failure } = snapshot.context
  const mayStop = snapshot.can(stop)
  const isPauseLost = snapshot.matches({ followingRun: 'pauseFailed' })
  const going = items.filter(({ stage }) => stage !== 'leftOut')
  const sent = going.filter(({ stage }) => stage === 'sent').length
  const total = going.length
  const cause = failureIn(failure)
  return (
    <StepPanel
      other={snapshot.can(pause) ? { label: <Trans>Pause</Trans>, onPress: () => actor.send(pause) } : undefined}
      quiet={mayStop ? { label: <Trans>Stop sending</Trans>, onPress: () => actor.send(stop) } : undefined}
      title={t`The server is signing and sending`}
      tone="busy"
    >
      <ProgressBar label={t`Sent: ${sent} of ${total}`} value={total === 0 ? 100 : (100 * sent) / total} />
      {!mayStop && <p aria-live="polite">{i18n._(bulk.runStops)}</p>}
      {cause !== null && (
        <Banner
          title={isPauseLost ? t`The sending could not be paused` : t`The sending could not be stopped`}
          tone="warning"
        >
          {failureText(cause).text}
        </Banner>
      )}
      <p>
        <Trans>You may close this window or sign out: the server goes on, and the list leads back here.</Trans>
      </p>
      <ItemList current={null} items={going} label={i18n._(bulk.all)} names={names} />
    </StepPanel>
  )
}
