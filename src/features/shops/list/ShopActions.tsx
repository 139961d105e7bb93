import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  /** Undefined when it is possible now. */
  readonly whyNotDelete: string | undefined
  readonly onDelete: () => void
  /** Undefined where the account may not add shops. */
  readonly onAdd: (() => void) | undefined
}

/** Delete and add (seed 001 §2.2); an action that is not possible says why. */
export const ShopActions = ({ whyNotDelete, onDelete, onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <Button disabledReason={whyNotDelete} icon={<TrashIcon />} onPress={onDelete}>
        {t`Delete`}
      </Button>
      <Button
        disabledReason={onAdd === undefined ? t`Your account may not add shops` : undefined}
        icon={<PlusIcon />}
        onPress={onAdd}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
