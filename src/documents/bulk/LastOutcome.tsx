import { useLingui } from '@lingui/react/macro'
import type { BulkItem } from '../../machines/documentsSubmit/items.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { BulkTexts } from './BulkTexts.tsx'
import type { ItemNames } from './ItemList.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'

interface Props {
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly onClose: () => void
  readonly onOpen: (documentId: string) => void
}

/** The outcome of the latest sending of several, shown again. */
export const LastOutcome = ({ items, names, onClose, onOpen }: Props) => {
  const { t } = useLingui()
  return (
    <BulkTexts>
      <Dialog isDismissable isOpen onOpenChange={onClose} title={t`The latest sending`}>
        <SummaryPanel
          items={items}
          names={names}
          onClose={onClose}
          onOpen={(documentId) => {
            onClose()
            onOpen(documentId)
          }}
        />
      </Dialog>
    </BulkTexts>
  )
}
