import { useLingui } from '@lingui/react/macro'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { BulkItem } from '../../../machines/documentsSubmit/items.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { rowLabel } from '../list/rowNames.ts'
import { BulkTexts } from './BulkTexts.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'

interface Props {
  readonly items: readonly BulkItem[]
  /** The declarations by their ids. */
  readonly rows: ReadonlyMap<string, DeclarationListItem>
  readonly onClose: () => void
  readonly onOpen: (declarationId: string) => void
}

/** The outcome of the latest sending of several, shown again. */
export const LastOutcome = ({ items, rows, onClose, onOpen }: Props) => {
  const { t } = useLingui()
  const names = new Map([...rows].map(([id, row]) => [id, rowLabel(row)]))
  return (
    <BulkTexts>
      <Dialog isDismissable isOpen onOpenChange={onClose} title={t`The latest sending`}>
        <SummaryPanel
          items={items}
          names={names}
          onClose={onClose}
          onOpen={(declarationId) => {
            onClose()
            onOpen(declarationId)
          }}
        />
      </Dialog>
    </BulkTexts>
  )
}
