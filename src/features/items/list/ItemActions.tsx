import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { DownloadIcon, PlusIcon, PrinterIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface ItemActionsProps {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  readonly onAdd: () => void
  readonly onUpload: () => void
  readonly onExport: () => void
  readonly onPrint: () => void
}

/** Print, download, delete and the ways to add (seed 001 §2.8); an action that is not possible says why. */
export const ItemActions = ({ whyNotDelete, onDelete, onAdd, onUpload, onExport, onPrint }: ItemActionsProps) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<PrinterIcon />} label={t`Print the list`} onPress={onPrint} />
      <IconButton icon={<DownloadIcon />} label={t`Download as Excel`} onPress={onExport} />
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <MenuButton
        icon={<PlusIcon />}
        items={[
          { id: 'one', label: t`Add one item`, shortcut: 'F4' },
          { id: 'upload', label: t`Add items from Excel` },
        ]}
        label={t`Add`}
        onAction={(id) => (id === 'one' ? onAdd() : onUpload())}
        placement="bottom end"
        variant="primary"
      />
    </>
  )
}
