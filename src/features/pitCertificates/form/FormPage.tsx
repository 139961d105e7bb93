import { useLingui } from '@lingui/react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { DocumentContent } from '../../../documents/form/DocumentContent.tsx'
import { formCommands } from '../../../documents/form/formCommands.tsx'
import { FormFooter } from '../../../documents/form/FormFooter.tsx'
import { FormSubmission } from '../../../documents/form/FormSubmission.tsx'
import { OverForm } from '../../../documents/form/OverForm.tsx'
import type { FormState } from '../../../documents/form/formState.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { Keeping } from '../../../documents/unfinished/Keeping.tsx'
import { UnfinishedOffer } from '../../../documents/unfinished/UnfinishedOffer.tsx'
import type { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { certificatePreview } from '../print/parts.ts'
import { formWords } from '../words/formWords.ts'
import type { CertificateOpening } from '../address.ts'
import { CorrectionChain } from '../correction/CorrectionChain.tsx'
import { CorrectionDifference } from '../correction/CorrectionDifference.tsx'
import { CorrectButton } from '../correction/CorrectButton.tsx'
import { CertificateSections, type SectionsProps } from './CertificateSections.tsx'
import { NextOne } from './NextOne.tsx'
import { AboveFields } from './record/AboveFields.tsx'
import { CertificateHistory } from './record/CertificateHistory.tsx'
import { CorrectedNotice } from './record/CorrectedNotice.tsx'
import { DoublesNotice } from './record/DoublesNotice.tsx'
import { NoticesOfCertificate } from './record/NoticesOfCertificate.tsx'
import { SavedDraft } from './record/SavedDraft.tsx'
import '../../../documents/form/form.css'

interface Props extends SectionsProps {
  readonly record: PitCertificateDetail | null
  /** What the form was opened with. */
  readonly values: CertificateValues
  readonly unfinished: ReturnType<typeof useUnfinished>
  /** Of a new one: the certificate that it corrects. */
  readonly corrects: CertificateOpening['corrects']
  /** Whether one for another person follows. */
  readonly goesOn: boolean
  readonly onGoesOnChange: (goesOn: boolean) => void
}

/** Whether the certificate can be saved or issued from here. */
const isAtWork = ({ mode, stage }: FormState): boolean => mode !== 'view' || stage === 'draft'

/** Whether only another document can correct it: what was turned down is changed itself. */
const isIssued = ({ mode, stage }: FormState): boolean => mode === 'view' && stage !== 'draft' && stage !== 'turnedDown'

/** Whether others may correct it, or it corrects another one. */
const isChained = ({ etax_status: status, corrects_sid: corrects }: PitCertificateDetail): boolean =>
  status === 'accepted' || corrects !== ''

const Content = ({ form, record, unfinished, corrects, ...sections }: Props) => {
  const { state } = form
  const documentId = record?.sid ?? state.savedAs
  const corrected = record?.corrects_sid ?? corrects?.id ?? ''
  return (
    <DocumentContent
      above={record !== null && <AboveFields isBeingEdited={state.mode !== 'view'} record={record} />}
      below={
        corrected !== '' && (
          <CorrectionDifference correctionId={documentId} fields={sections.fields} originalId={corrected} />
        )
      }
      form={form}
      offers={
        <>
          <UnfinishedOffer {...unfinished} />
          <CorrectedNotice fields={sections.fields} />
          {record?.etax_status === 'accepted' && <NoticesOfCertificate documentId={record.sid} />}
          {documentId !== null && isAtWork(state) && <DoublesNotice documentId={documentId} />}
        </>
      }
      progress={
        record !== null && (
          <ProgressAside>
            {isChained(record) && <CorrectionChain documentId={record.sid} level={2} />}
            <CertificateHistory record={record} />
          </ProgressAside>
        )
      }
      renderSavedDraft={(id) => <SavedDraft documentId={id} isCorrection={state.stage === 'turnedDown'} />}
    >
      <CertificateSections {...sections} form={form} />
    </DocumentContent>
  )
}

interface PreviewProps {
  readonly record: PitCertificateDetail
  readonly values: CertificateValues
  readonly onClose: () => void
}

const Preview = (props: PreviewProps) => (
  <LazyPart of={certificatePreview} onLeave={props.onClose}>
    {({ CertificatePreview }) => <CertificatePreview {...props} />}
  </LazyPart>
)

/** The form of one certificate with its commands, and what opens over it. */
export const FormPage = (props: Props) => {
  const { form, fields, record, values, unfinished, goesOn, onGoesOnChange } = props
  const { i18n } = useLingui()
  const { state, actions } = form
  const rights = useDocumentRights()
  const screen = useCommands(formCommands({ i18n, words: formWords, state, rights, actions }, []))
  const keeping = (
    <>
      <Keeping fields={fields} unfinished={unfinished} />
      {record !== null && isIssued(state) && <CorrectButton record={record} />}
      {isAtWork(state) && rights.add === null && <NextOne isChosen={goesOn} onChange={onGoesOnChange} />}
    </>
  )
  return (
    <>
      <EditorPage
        footer={<FormFooter actions={actions} fields={fields} keeping={keeping} rights={rights} state={state} />}
        title={i18n._(formWords.titles[state.mode])}
      >
        <div className="record-form document-form" data-mode={state.mode} ref={screen}>
          <Content {...props} />
        </div>
      </EditorPage>
      <OverForm
        form={form}
        renderPreview={(onClose) => record !== null && <Preview onClose={onClose} record={record} values={values} />}
        renderSubmission={(submission) => <FormSubmission actor={submission} />}
      />
    </>
  )
}
