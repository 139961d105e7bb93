import type { EditorProps } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { readDocumentOpening, type DocumentOpening } from '../../../documents/form/page/opening.ts'
import { useDocumentEnd } from '../../../documents/form/page/useDocumentEnd.ts'
import { editorPlace } from '../address.ts'
import { InvoiceForm } from '../form/InvoiceForm.tsx'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'

/** The page of one invoice: its form as the address opens it, and what follows once that has ended. */
export const InvoiceEditor = ({ record }: EditorProps) => {
  const { parameters, openPage } = useNavigation()
  const opening = readDocumentOpening(record, parameters)
  const open = (next: Partial<DocumentOpening>): void => openPage('e-invoices', editorPlace(next, parameters))
  const { key, onEnd } = useDocumentEnd(opening, open)
  return (
    <FiledInvoices>
      <InvoiceForm key={key} onEnd={onEnd} onNext={() => open({})} opening={opening} />
    </FiledInvoices>
  )
}
