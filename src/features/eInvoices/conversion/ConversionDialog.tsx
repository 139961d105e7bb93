import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { shownInVietnam } from '../../../domain/dates.ts'
import { invoiceValuesOf } from '../../../domain/invoice/content.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PrinterIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'
import { invoicePreview } from '../print/parts.ts'
import { invoiceDetailQuery } from '../queries/invoices.ts'
import { ConversionForm } from './ConversionForm.tsx'

interface Props {
  readonly documentId: string
  /** What the invoice is called. */
  readonly name: string
  readonly onClose: () => void
}

interface ConvertedProps extends Pick<Props, 'name' | 'onClose'> {
  readonly record: InvoiceDetail
  /** Whether the paper is shown at once. */
  readonly isShown: boolean
}

/** Who has converted it and when, and the way to the paper. */
const Converted = ({ record, name, isShown, onClose }: ConvertedProps) => {
  const { t } = useLingui()
  const [isPreviewed, setPreviewed] = useState(isShown)
  const { convert_by: converter = '', convert_dt = '' } = record
  const at = shownInVietnam(convert_dt)
  if (isPreviewed)
    return (
      <LazyPart of={invoicePreview} onLeave={onClose}>
        {({ InvoicePreview }) => (
          <InvoicePreview
            isFilled={false}
            isOnPaper
            onClose={onClose}
            record={record}
            values={invoiceValuesOf(record)}
          />
        )}
      </LazyPart>
    )
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          <Button icon={<PrinterIcon />} onPress={() => setPreviewed(true)} variant="primary">
            {t`Preview and print`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`${name} is converted to paper`}
    >
      <Stack gap={3}>
        <p>
          <Trans>
            {converter} has converted it, {at}.
          </Trans>
        </p>
        <p>
          <Trans>
            It cannot be converted again. The same paper, with this name and day, can be printed once more where it was
            lost or spoilt.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  )
}

/** Converts an accepted invoice to paper, or shows who has done so, and leads to the print. */
export const ConversionDialog = (props: Props) => (
  <FiledInvoices>
    <Converting {...props} />
  </FiledInvoices>
)

const Converting = ({ documentId, name, onClose }: Props) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [isDone, setDone] = useState(false)
  const { data: record, error, refetch } = useQuery(invoiceDetailQuery(useApi(), documentId))
  if (record !== undefined && record.convert_yn === 'Y')
    return <Converted isShown={isDone} name={name} onClose={onClose} record={record} />
  if (record !== undefined)
    return <ConversionForm documentId={documentId} name={name} onClose={onClose} onConverted={() => setDone(true)} />
  const failure = error === null ? null : failureOf(error)
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Convert ${name} to paper`}
    >
      {failure === null ? (
        <Skeleton lines={3} />
      ) : (
        <FailureState failure={failure} headingLevel={2} onRetry={() => void refetch()} text={failureText(failure)} />
      )}
    </Dialog>
  )
}
