import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'

interface Props {
  readonly kind: TemplateKind
  /** Makes the first one, where the account may. */
  readonly onAdd: (() => void) | undefined
}

/** The company has no template of the kind yet. */
export const NoTemplate = ({ kind, onAdd }: Props) => {
  const { t } = useLingui()
  return (
    <NoRecordYet
      addLabel={t`Add a template`}
      icon={<DocumentIcon size={24} />}
      onAdd={onAdd}
      title={t`No template yet`}
    >
      {onAdd === undefined ? (
        <Trans>Your account may not add templates. Ask your company's administrator to add the first one.</Trans>
      ) : kind === 'invoice' ? (
        <Trans>A template says how your e-invoices look and which serial number they bear.</Trans>
      ) : (
        <Trans>A template says how your e-documents look and which serial number they bear.</Trans>
      )}
    </NoRecordYet>
  )
}
