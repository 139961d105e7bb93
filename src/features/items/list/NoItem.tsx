import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InboxIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly onAdd: () => void
  readonly onUpload: () => void
}

/** The company has no item yet. */
export const NoItem = ({ onAdd, onUpload }: Props) => {
  const { t } = useLingui()
  return (
    <EmptyState
      actions={
        <>
          <Button onPress={onUpload}>{t`Add items from Excel`}</Button>
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add an item`}
          </Button>
        </>
      }
      icon={<InboxIcon size={24} />}
      title={t`No item yet`}
    >
      <Trans>Add the goods and services that your company sells, one by one or all at once from an Excel file.</Trans>
    </EmptyState>
  )
}
