import { focus } from '@modular-forms/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import type { FormState } from '../../../documents/form/formState.ts'
import { DocumentPage } from '../../../documents/form/page/DocumentPage.tsx'
import { useOpenedForm } from '../../../documents/form/page/useOpenedForm.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import type { CertificateOpening } from '../address.ts'
import { CorrectButton } from '../correction/CorrectButton.tsx'
import { CorrectionChain } from '../correction/CorrectionChain.tsx'
import { CorrectionDifference } from '../correction/CorrectionDifference.tsx'
import { certificatePreview } from '../print/parts.ts'
import { fieldsOfCertificate, type CertificateFields } from './fields.ts'
import { NextOne } from './NextOne.tsx'
import { AboveFields } from './record/AboveFields.tsx'
import { CertificateHistory } from './record/CertificateHistory.tsx'
import { CertificateOffers } from './record/CertificateOffers.tsx'
import { SavedDraft } from './record/SavedDraft.tsx'
import { DeliverySection } from './sections/DeliverySection.tsx'
import { HeadSection } from './sections/HeadSection.tsx'
import { IncomeSection } from './sections/IncomeSection.tsx'
import { PayerSection } from './sections/PayerSection.tsx'
import { TaxpayerSection } from './sections/TaxpayerSection.tsx'
import type { OpenedCertificate } from './useCertificateSource.ts'

interface Props extends OpenedCertificate {
  readonly opening: CertificateOpening
  readonly onEnd: (output: FormOutput) => void
  /** Called in its place where one for another person follows. */
  readonly onNext: (documentId: string) => void
}

/** Whether the certificate can be saved or issued from here. */
const isAtWork = ({ mode, stage }: FormState): boolean => mode !== 'view' || stage === 'draft'

/** Whether only another document can correct it: what was turned down is changed itself. */
const isIssued = ({ mode, stage }: FormState): boolean => mode === 'view' && stage !== 'draft' && stage !== 'turnedDown'

/** Whether others may correct it, or it corrects another one. */
const isChained = ({ etax_status: status, corrects_sid: corrects }: PitCertificateDetail): boolean =>
  status === 'accepted' || corrects !== ''

/** The form of the next person begins at the name. */
const useBeginAtName = (fields: CertificateFields, { next }: CertificateOpening): void => {
  const begin = useEffectEvent(() => {
    if (next === null) return
    focus(fields, 'taxpayer_nm')
    document.activeElement?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => begin(), [])
}

/** The form with its flow; another one for the next person may follow it. */
const useCertificateForm = ({ opening, opened, facts, onEnd, onNext }: Props) => {
  const [goesOn, setGoesOn] = useState(opening.next !== null)
  const of = useOpenedForm(fieldsOfCertificate, {
    opening,
    opened,
    facts,
    hasPrint: (stage, isFilled) => !isFilled && stage !== null && stage !== 'turnedDown',
    onEnd: (output, newId) => {
      const { result, documentId } = output
      const isDone = result === 'saved' || result === 'registered'
      // A new certificate that is issued at once has had the form's own id from its first saving on.
      const done = documentId ?? newId
      if (goesOn && isDone && done !== '') onNext(done)
      else onEnd(output)
    },
  })
  useBeginAtName(of.fields, opening)
  return { of, goesOn, setGoesOn }
}

interface SectionsProps extends Pick<OpenedCertificate, 'facts'> {
  readonly fields: CertificateFields
  readonly state: FormState
}

/** In the order of the printed form. */
const Sections = ({ fields, state, facts }: SectionsProps) => {
  const field = { fields, isClosed: state.isClosed }
  const isRead = state.mode === 'view'
  return (
    <>
      <HeadSection {...field} facts={facts} />
      <PayerSection {...field} />
      <TaxpayerSection {...field} isRead={isRead} nationalities={facts.nationalities} />
      <IncomeSection {...field} isRead={isRead} />
      <DeliverySection {...field} />
    </>
  )
}

/** What stands beside and around the fields of an existing certificate. */
const partsOf = (record: PitCertificateDetail | null, state: FormState) =>
  record !== null && {
    above: <AboveFields isBeingEdited={state.mode !== 'view'} record={record} />,
    progress: (
      <ProgressAside>
        {isChained(record) && <CorrectionChain documentId={record.sid} level={2} />}
        <CertificateHistory record={record} />
      </ProgressAside>
    ),
  }

/** A form whose data is there. */
export const OpenedForm = (props: Props) => {
  const { opening, opened, record, facts } = props
  const { of, goesOn, setGoesOn } = useCertificateForm(props)
  const rights = useDocumentRights()
  const { fields, form } = of
  const { state } = form
  const documentId = record?.sid ?? state.savedAs
  const corrected = record?.corrects_sid ?? opening.corrects?.id ?? ''
  const isOpen = isAtWork(state)
  return (
    <DocumentPage
      {...partsOf(record, state)}
      below={
        corrected !== '' && <CorrectionDifference correctionId={documentId} fields={fields} originalId={corrected} />
      }
      footer={
        <>
          {record !== null && isIssued(state) && <CorrectButton record={record} />}
          {isOpen && rights.add === null && <NextOne isChosen={goesOn} onChange={setGoesOn} />}
        </>
      }
      of={of}
      offers={<CertificateOffers documentId={documentId} fields={fields} isOpen={isOpen} record={record} />}
      renderPreview={(onClose) =>
        record !== null && (
          <LazyPart of={certificatePreview} onLeave={onClose}>
            {({ CertificatePreview }) => (
              <CertificatePreview onClose={onClose} record={record} values={opened.values} />
            )}
          </LazyPart>
        )
      }
      renderSavedDraft={(id) => <SavedDraft documentId={id} isCorrection={state.stage === 'turnedDown'} />}
    >
      <Sections facts={facts} fields={fields} state={state} />
    </DocumentPage>
  )
}
