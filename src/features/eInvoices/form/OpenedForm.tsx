import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { SavedDraftNotice } from '../../../documents/form/SavedDraftNotice.tsx'
import { DocumentPage } from '../../../documents/form/page/DocumentPage.tsx'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import { useOpenedForm } from '../../../documents/form/page/useOpenedForm.ts'
import type { FormState } from '../../../documents/form/formState.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { DocumentIcon, PlusIcon } from '../../../ui/icons/icons.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { AboveInvoice } from '../matters/AboveInvoice.tsx'
import { InvoiceProgress } from '../matters/InvoiceProgress.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { invoicePreview } from '../print/parts.ts'
import { fieldsOfInvoice, invoiceIn } from './fields.ts'
import { BuyerSection } from './sections/BuyerSection.tsx'
import { DeliverySection } from './sections/DeliverySection.tsx'
import { HeadSection } from './sections/HeadSection.tsx'
import { LinesSection } from './sections/LinesSection.tsx'
import { MoreSection } from './sections/MoreSection.tsx'
import type { OpenedInvoice } from './useInvoiceSource.ts'

interface Props extends OpenedInvoice {
  readonly opening: DocumentOpening
  readonly onEnd: (output: FormOutput) => void
  readonly onNext: () => void
}

/** Whether the invoice can be saved or issued from here. */
const isAtWork = ({ mode, stage }: FormState): boolean => mode !== 'view' || stage === 'draft'

/** The form with its flow; a new one may follow it. */
const useInvoiceForm = ({ opening, opened, facts, onEnd, onNext }: Props) => {
  const [goesOn, setGoesOn] = useState(false)
  const of = useOpenedForm(fieldsOfInvoice, {
    opening,
    opened,
    facts,
    // What is being filled in is what is about to be issued: it is read before that as the buyer will get it.
    hasPrint: (stage, isFilled) => isFilled || stage !== 'turnedDown',
    onEnd: (output) => {
      const isDone = output.result === 'saved' || output.result === 'registered'
      if (goesOn && isDone) onNext()
      else onEnd(output)
    },
  })
  return { of, goesOn, setGoesOn }
}

/** What the page of an invoice leads to beside its form. */
const useInvoiceCommands = (
  { mode }: FormState,
  record: InvoiceDetail | null,
  onNew: () => void,
): readonly Command[] => {
  const { t } = useLingui()
  const { add } = useDocumentRights()
  const { openPage } = useNavigation()
  const { sid = '', etax_status: status = '', noticed = '' } = record ?? {}
  const isNameable = status === 'accepted' && noticed !== 'cancelled'
  return [
    {
      id: 'invoice.notice',
      group: t`E-invoice`,
      icon: <DocumentIcon />,
      label: t`Report errors with a notice 04/SS-HĐĐT…`,
      run:
        isNameable && add === null
          ? () => openPage('invoice-error-notices', { record: newRecord, parameters: { documents: sid } })
          : undefined,
    },
    {
      id: 'invoice.new',
      group: t`E-invoice`,
      icon: <PlusIcon />,
      label: t`New e-invoice`,
      run: mode === 'view' && add === null ? onNew : undefined,
      shortcut: 'F4',
    },
  ]
}

/** A form whose data is there. */
export const OpenedForm = (props: Props) => {
  const { t } = useLingui()
  const { record, facts } = props
  const { of, goesOn, setGoesOn } = useInvoiceForm(props)
  const rights = useDocumentRights()
  const { fields, form } = of
  const { state } = form
  const field = { fields, isClosed: state.isClosed }
  return (
    <DocumentPage
      above={record !== null && <AboveInvoice isBeingEdited={state.mode !== 'view'} record={record} />}
      footer={
        isAtWork(state) &&
        rights.add === null && (
          <Checkbox isSelected={goesOn} onChange={setGoesOn}>
            {t`Start a new invoice afterwards`}
          </Checkbox>
        )
      }
      commands={useInvoiceCommands(state, record, props.onNext)}
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
      <HeadSection {...field} facts={facts} />
      <BuyerSection {...field} />
      <LinesSection {...field} />
      <MoreSection {...field} />
      <DeliverySection {...field} />
    </DocumentPage>
  )
}
