import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

/** The company has no declaration yet. @param onAdd makes the first one, where the account may */
export const NoDeclaration = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      actions={
        onAdd !== undefined && (
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add a declaration`}
          </Button>
        )
      }
      icon={<DocumentIcon size={24} />}
      title={t`No declaration yet`}
    >
      {onAdd === undefined ? (
        <Trans>
          Your account may not add declarations. Ask your company's administrator to register the use of e-invoices.
        </Trans>
      ) : (
        <Trans>
          Register your company's use of e-invoices: fill in form 01/ĐKTĐ-HĐĐT, sign it and send it to the tax
          authority.
        </Trans>
      )}
    </EmptyState>
  )
}
