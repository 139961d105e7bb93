import { Trans, useLingui } from '@lingui/react/macro'
import { sortedOutcomes } from './outcomes.ts'
import type { BulkItem } from '../../machines/documentsSubmit/items.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { useBulkKind } from './bulkKind.ts'

interface Props {
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly onClose: () => void
  readonly onOpen?: ((documentId: string) => void) | undefined
}

/** What has become of each document; those that are not sent stand first. */
export const SummaryPanel = ({ items, names, onClose, onOpen }: Props) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const { sent, unsent, isSignedLeft } = sortedOutcomes(items)
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      title={t`Sent: ${sent.length} of ${items.length}`}
      tone={unsent.length === 0 ? 'success' : 'warning'}
    >
      {unsent.length > 0 && (
        <p>
          <Trans>Those that are not sent stay selected in the list, where you can send them again.</Trans>
        </p>
      )}
      {isSignedLeft && (
        <p>
          <Trans>
            What is signed and not sent is kept in this browser. Going on asks the server first; nothing is sent twice.
          </Trans>
        </p>
      )}
      {unsent.length > 0 && <ItemList items={unsent} label={i18n._(bulk.unsent)} names={names} onOpen={onOpen} />}
      {sent.length > 0 && <ItemList items={sent} label={i18n._(bulk.going)} names={names} onOpen={onOpen} />}
    </StepPanel>
  )
}
