import { useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { SavedDraftNotice } from '../../../documents/form/SavedDraftNotice.tsx'
import { DocumentPage } from '../../../documents/form/page/DocumentPage.tsx'
import type { useOpenedForm } from '../../../documents/form/page/useOpenedForm.ts'
import type { FormState } from '../../../documents/form/formState.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { isOfSeveral } from '../../../domain/invoice/features.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { CorrectButton } from '../correction/CorrectButton.tsx'
import { InvoiceDifference } from '../correction/InvoiceDifference.tsx'
import { SeveralDifference } from '../correction/several/SeveralDifference.tsx'
import { AboveInvoice } from '../matters/AboveInvoice.tsx'
import { InvoiceProgress } from '../matters/InvoiceProgress.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { invoicePreview } from '../print/parts.ts'
import { invoiceIn, type FieldProps } from './fields.ts'
import type { InvoiceFormValues } from './formValues.ts'
import { BuyerSection } from './sections/BuyerSection.tsx'
import { DeliverySection } from './sections/DeliverySection.tsx'
import { HeadSection } from './sections/HeadSection.tsx'
import { LinesSection } from './sections/LinesSection.tsx'
import { MoreSection } from './sections/MoreSection.tsx'
import { useInvoiceCommands } from './useInvoiceCommands.tsx'
import type { OpenedInvoice } from './useInvoiceSource.ts'

interface Props extends Pick<OpenedInvoice, 'record' | 'facts'> {
  readonly of: ReturnType<typeof useOpenedForm<InvoiceFormValues, object, unknown>>
  /** Whether a new invoice follows once this one is saved or issued. */
  readonly goesOn: boolean
  readonly onGoesOn: (goesOn: boolean) => void
  readonly onNext: () => void
}

/** Whether the invoice can be saved or issued from here. */
const isAtWork = ({ mode, stage }: FormState): boolean => mode !== 'view' || stage === 'draft'

/** Whether only another document can correct it: what was turned down is changed itself. */
const isIssued = ({ mode, stage }: FormState): boolean => mode === 'view' && stage !== 'draft' && stage !== 'turnedDown'

/** In the order of the printed invoice. */
const Sections = ({ facts, ...field }: FieldProps & Pick<Props, 'facts'>) => (
  <>
    <HeadSection {...field} facts={facts} />
    <BuyerSection {...field} />
    <LinesSection {...field} />
    <MoreSection {...field} />
    <DeliverySection {...field} />
  </>
)

interface DifferenceProps extends Pick<FieldProps, 'fields'> {
  readonly record: InvoiceDetail
}

/** What an invoice changes of the one that it corrects, if the company has that, or of several. */
const Difference = ({ fields, record }: DifferenceProps) => {
  const { sid, corrects_sid: original } = record
  if (isOfSeveral(record)) return <SeveralDifference record={record} />
  return original === '' ? null : <InvoiceDifference correctionId={sid} fields={fields} originalId={original} />
}

/** The form of an invoice as it stands: its fields, what is known of it, and what it leads to. */
export const InvoicePage = ({ of, record, facts, goesOn, onGoesOn, onNext }: Props) => {
  const { t } = useLingui()
  const rights = useDocumentRights()
  const { fields, form } = of
  const { state } = form
  return (
    <DocumentPage
      above={record !== null && <AboveInvoice isBeingEdited={state.mode !== 'view'} record={record} />}
      below={record !== null && <Difference fields={fields} record={record} />}
      footer={
        <>
          {record !== null && isIssued(state) && <CorrectButton record={record} />}
          {isAtWork(state) && rights.add === null && (
            <Checkbox isSelected={goesOn} onChange={onGoesOn}>
              {t`Start a new invoice afterwards`}
            </Checkbox>
          )}
        </>
      }
      commands={useInvoiceCommands(state, record, onNext)}
      of={of}
      progress={record !== null && <InvoiceProgress record={record} />}
      renderPreview={(onClose) => (
        <LazyPart of={invoicePreview} onLeave={onClose}>
          {({ InvoicePreview }) => (
            <InvoicePreview
              isFilled={state.mode !== 'view'}
              onClose={onClose}
              record={record}
              values={invoiceIn(fields)}
            />
          )}
        </LazyPart>
      )}
      renderSavedDraft={() => (
        <SavedDraftNotice isCorrection={state.stage === 'turnedDown'} reference={record?.refid ?? null} />
      )}
    >
      <Sections facts={facts} fields={fields} isClosed={state.isClosed} />
    </DocumentPage>
  )
}
