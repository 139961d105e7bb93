import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { newRecord, useNavigation, type PageParameters } from '../../../area/navigation.ts'
import { CorrectionDialog } from '../../../documents/correction/CorrectionDialog.tsx'
import { vietnamDay } from '../../../domain/dates.ts'
import { invoiceCorrections } from '../../../domain/invoice/corrections/table.ts'
import type { CorrectionOutput } from '../../../machines/correction/setup.ts'
import { editorPlace } from '../address.ts'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'
import { foreignInvoices, ownInvoices } from './correctedInvoices.ts'
import { correctionWords } from './correctionWords.ts'
import { provideCorrection } from './provideCorrection.ts'
import { askedAbout, useRequestAbout } from './useRequestAbout.ts'

interface Props {
  readonly documentId: string
  /** Whether another system has issued it. */
  readonly isForeign?: boolean
  readonly onClose: () => void
}

/** The correction wizard over an issued invoice, of this system or of another; it leads to the draft that it has made, or to a notice about the invoice. */
export const CorrectInvoice = ({ documentId, isForeign = false, onClose }: Props) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { openPage, parameters } = useNavigation()
  const [today] = useState(() => vietnamDay(new Date()))
  const [machine] = useState(() => {
    const corrected = isForeign ? foreignInvoices(api) : ownInvoices(api)
    return provideCorrection({ api, queryClient, today, corrected })
  })
  const { request, hints } = useRequestAbout(documentId, isForeign)
  const noticeParameters = (error: string): PageParameters['invoice-error-notices'] => {
    // Those of other systems are typed there.
    if (isForeign) return {}
    return error === askedAbout && request !== null ? { request: request.id } : { invoices: documentId }
  }
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
        words={correctionWords}
      />
    </FiledInvoices>
  )
}
