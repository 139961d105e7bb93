import { AllowedDocument } from '../../../documents/form/page/AllowedDocument.tsx'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import { OpeningDocument } from '../../../documents/form/page/OpeningDocument.tsx'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { OpenedForm } from './OpenedForm.tsx'
import { useInvoiceSource } from './useInvoiceSource.ts'

interface Props {
  readonly opening: DocumentOpening
  /** Called once with how the form has ended; the page then leads back to the list, or to a new invoice. */
  readonly onEnd: (output: FormOutput) => void
  /** Called in its place where a new invoice follows the one that was saved or issued. */
  readonly onNext: () => void
}

/** The form of one invoice as a page, or why somebody may not open it. */
export const InvoiceForm = (props: Props) => (
  <AllowedDocument isNew={props.opening.document === null}>
    {(title) => <ReadInvoice {...props} title={title} />}
  </AllowedDocument>
)

const ReadInvoice = ({ title, ...props }: Props & { readonly title: string }) => (
  <OpeningDocument source={useInvoiceSource(props.opening)} title={title}>
    {(ready) => <OpenedForm {...props} {...ready} />}
  </OpeningDocument>
)
