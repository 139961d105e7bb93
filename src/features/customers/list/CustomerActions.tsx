import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { PlusIcon, TrashIcon, UsersIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  readonly onMerge: () => void
  readonly onAdd: () => void
}

/** Merge, delete and the ways to add; an action that is not possible says why. */
export const CustomerActions = ({ whyNotDelete, onDelete, onMerge, onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton icon={<UsersIcon />} label={t`Merge customers with the same tax code`} onPress={onMerge} />
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <Button icon={<PlusIcon />} onPress={onAdd} shortcut="F4" variant="primary">
        {t`Add a customer`}
      </Button>
    </>
  )
}
