import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InboxIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onAdd: () => void
}

/** The company has no item yet. */
export const NoItem = ({ onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <EmptyState
      actions={
        <>
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add an item`}
          </Button>
        </>
      }
      icon={<InboxIcon size={24} />}
      title={t`No item yet`}
    >
      <Trans>Add the goods and services that your company sells.</Trans>
    </EmptyState>
  )
}
