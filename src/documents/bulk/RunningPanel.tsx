import { Trans, useLingui } from '@lingui/react/macro'
import type { BulkItem } from '../../machines/documentsSubmit/items.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { useBulkKind } from './bulkKind.ts'

export interface RunningPanelProps {
  readonly step: 'generatingXml' | 'claimingWorks' | 'registering' | 'askingOutcome'
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly current: string | null
  /** Null once the user has stopped it. */
  readonly onStop: (() => void) | null
}

/** The server is at one document after the other; the user may stop after the one that it is at. */
export const RunningPanel = ({ step, items, names, current, onStop }: RunningPanelProps) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const going = items.filter(({ stage }) => stage !== 'leftOut')
  const place = going.findIndex(({ documentId }) => documentId === current) + 1
  const sent = going.filter(({ stage }) => stage === 'sent').length
  const total = going.length
  const titles = {
    generatingXml: t`Generating the XML: ${place} of ${total}`,
    claimingWorks: t`Preparing to sign`,
    registering: t`Sending: ${place} of ${total}`,
    askingOutcome: t`Asking the server: ${place} of ${total}`,
  }
  return (
    <StepPanel
      quiet={onStop === null ? undefined : { label: <Trans>Stop sending</Trans>, onPress: onStop }}
      title={titles[step]}
      tone="busy"
    >
      <ProgressBar label={t`Sent: ${sent} of ${total}`} value={(100 * sent) / total} />
      {onStop === null && <p aria-live="polite">{i18n._(bulk.stops)}</p>}
      <ItemList current={current} items={going} label={i18n._(bulk.all)} names={names} />
    </StepPanel>
  )
}
