import { Trans, useLingui } from '@lingui/react/macro'
import { useCollection } from '../kind/collection.ts'
import { NoRecordYet } from '../../../records/empty/NoRecordYet.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'

interface AboutProps {
  readonly mayAdd: boolean
}

const AboutEInvoices = ({ mayAdd }: AboutProps) =>
  mayAdd ? (
    <Trans>
      Register your company's use of e-invoices: fill in form 01/ĐKTĐ-HĐĐT, sign it and send it to the tax authority.
    </Trans>
  ) : (
    <Trans>
      Your account may not add declarations. Ask your company's administrator to register the use of e-invoices.
    </Trans>
  )

const AboutEDocuments = ({ mayAdd }: AboutProps) =>
  mayAdd ? (
    <Trans>
      Register your company's use of e-documents: fill in form 01/ĐKTĐ-CTĐT, sign it and send it to the tax authority.
    </Trans>
  ) : (
    <Trans>
      Your account may not add declarations. Ask your company's administrator to register the use of e-documents.
    </Trans>
  )

/** The company has no declaration yet. @param onAdd makes the first one, where the account may */
export const NoDeclaration = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => {
  const { t } = useLingui()
  const isOfEInvoices = useCollection().key === 'eInvoice'
  return (
    <NoRecordYet
      addLabel={t`Add a declaration`}
      icon={<DocumentIcon size={24} />}
      onAdd={onAdd}
      title={t`No declaration yet`}
    >
      {isOfEInvoices ? (
        <AboutEInvoices mayAdd={onAdd !== undefined} />
      ) : (
        <AboutEDocuments mayAdd={onAdd !== undefined} />
      )}
    </NoRecordYet>
  )
}
