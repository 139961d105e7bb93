import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import { useApi } from '../../../api/provider.tsx'
import { newRecord, useNavigation, type PageParameters } from '../../../area/navigation.ts'
import { CorrectionDialog } from '../../../documents/correction/CorrectionDialog.tsx'
import type { CorrectionWords, ErrorHints } from '../../../documents/correction/correctionWords.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { invoiceCorrections } from '../../../domain/invoice/corrections/table.ts'
import type { CorrectionOutput } from '../../../machines/correction/setup.ts'
import { editorPlace } from '../address.ts'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'
import type { CorrectedInvoices } from './correctedInvoices.ts'
import { provideCorrection } from './provideCorrection.ts'

interface Props {
  /** Of the invoice, or of several, with commas between. */
  readonly documentId: string
  readonly correctedBy: (api: ApiClient) => CorrectedInvoices
  readonly words: CorrectionWords
  /** What a notice is begun with, where that is the way for an error. */
  readonly noticeParameters: (error: string) => PageParameters['invoice-error-notices']
  /** What is known of an error, by its name. */
  readonly hints?: ErrorHints
  readonly onClose: () => void
}

/** The correction wizard over what is issued; it leads to the draft that it has made, or to a notice. */
export const InvoiceWizard = ({ documentId, correctedBy, words, noticeParameters, hints = {}, onClose }: Props) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { openPage, parameters } = useNavigation()
  const [today] = useState(() => vietnamDay(new Date()))
  const [machine] = useState(() => provideCorrection({ api, queryClient, today, corrected: correctedBy(api) }))
  const end = ({ draft }: CorrectionOutput): void => {
    onClose()
    if (draft === null) return
    if (draft.method === 'notice')
      openPage('invoice-error-notices', { record: newRecord, parameters: noticeParameters(draft.error) })
    else openPage('e-invoices', editorPlace({ document: draft.id, isChecked: true }, parameters))
  }
  return (
    <FiledInvoices>
      <CorrectionDialog
        documentId={documentId}
        hints={hints}
        machine={machine}
        onEnd={end}
        table={invoiceCorrections.ordinary}
        today={today}
        words={words}
      />
    </FiledInvoices>
  )
}
