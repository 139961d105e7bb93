import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface ItemActionsProps {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  readonly onAdd: () => void
}

/** Delete and add (seed 001 §2.8); an action that is not possible says why. */
export const ItemActions = ({ whyNotDelete, onDelete, onAdd }: ItemActionsProps) => {
  const { t } = useLingui()
  return (
    <>
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <Button icon={<PlusIcon />} onPress={onAdd} shortcut="F4" variant="primary">
        {t`Add`}
      </Button>
    </>
  )
}
