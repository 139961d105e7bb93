import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { PlusIcon, TrashIcon, UsersIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  readonly onMerge: () => void
  readonly onAdd: () => void
  readonly onUpload: () => void
}

/** Merge, delete and the ways to add; an action that is not possible says why. */
export const CustomerActions = ({ whyNotDelete, onDelete, onMerge, onAdd, onUpload }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<UsersIcon />} label={t`Merge customers with the same tax code`} onPress={onMerge} />
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <MenuButton
        icon={<PlusIcon />}
        items={[
          { id: 'one', label: t`Add one customer`, shortcut: 'F4' },
          { id: 'upload', label: t`Add customers from Excel` },
        ]}
        label={t`Add`}
        onAction={(id) => (id === 'one' ? onAdd() : onUpload())}
        placement="bottom end"
        variant="primary"
      />
    </>
  )
}
