import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { shownInVietnam } from '../../../domain/dates.ts'
import { hasPermission } from '../../../domain/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { conversionDialog } from '../parts.ts'
import './matters.css'

const Said = ({ record: { convert_by: converter = '', convert_dt = '' } }: { readonly record: InvoiceDetail }) => {
  const at = shownInVietnam(convert_dt)
  return (
    <p>
      <Trans>
        Converted by {converter}, {at}.
      </Trans>
    </p>
  )
}

/** Whether an accepted invoice is converted to paper, by whom and when, and the way to do so or to print it. */
export const PaperOfInvoice = ({ record }: { readonly record: InvoiceDetail }) => {
  const { t } = useLingui()
  const [isOpened, setOpened] = useState(false)
  const mayConvert = hasPermission(useCurrentUser(), 'invoice.send')
  const isConverted = record.convert_yn === 'Y'
  const close = (): void => setOpened(false)
  return (
    <section className="invoice-mails-section">
      <h2>{t`On paper`}</h2>
      {isConverted ? <Said record={record} /> : <p>{t`It is not converted to paper.`}</p>}
      <div>
        <Button
          disabledReason={isConverted || mayConvert ? undefined : t`Your account may not issue e-invoices`}
          onPress={() => setOpened(true)}
          size="small"
        >
          {isConverted ? t`Print the paper…` : t`Convert to paper…`}
        </Button>
      </div>
      {isOpened && (
        <LazyPart of={conversionDialog} onLeave={close}>
          {({ ConversionDialog }) => (
            <ConversionDialog documentId={record.sid} name={invoiceName(record)} onClose={close} />
          )}
        </LazyPart>
      )}
    </section>
  )
}
