import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { DocumentContent } from '../../../documents/form/DocumentContent.tsx'
import { formCommands } from '../../../documents/form/formCommands.tsx'
import { FormFooter } from '../../../documents/form/FormFooter.tsx'
import { FormSubmission } from '../../../documents/form/FormSubmission.tsx'
import { OverForm } from '../../../documents/form/OverForm.tsx'
import type { FormState } from '../../../documents/form/formState.ts'
import type { OpenForm } from '../../../documents/form/useOpenForm.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { Keeping } from '../../../documents/unfinished/Keeping.tsx'
import { UnfinishedOffer } from '../../../documents/unfinished/UnfinishedOffer.tsx'
import type { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { certificatePreview } from '../print/parts.ts'
import { formWords } from '../words/formWords.ts'
import type { CertificateFields } from './fields.ts'
import { certificateLabelsOf } from './labels.ts'
import { NextOne } from './NextOne.tsx'
import { AboveFields } from './record/AboveFields.tsx'
import { CertificateHistory } from './record/CertificateHistory.tsx'
import { CorrectedNotice } from './record/CorrectedNotice.tsx'
import { DoublesNotice } from './record/DoublesNotice.tsx'
import { SavedDraft } from './record/SavedDraft.tsx'
import { DeliverySection } from './sections/DeliverySection.tsx'
import { HeadSection } from './sections/HeadSection.tsx'
import { IncomeSection } from './sections/IncomeSection.tsx'
import { PayerSection } from './sections/PayerSection.tsx'
import { TaxpayerSection } from './sections/TaxpayerSection.tsx'
import type { FormFacts } from './useCertificateSource.ts'
import '../../../documents/form/form.css'

interface SectionsProps {
  readonly form: OpenForm
  readonly fields: CertificateFields
  readonly facts: FormFacts
}

/** The fields in their sections, in the order of the printed form, under the summary of what is wrong with them. */
const Sections = ({ form, fields, facts }: SectionsProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const labels = useMemo(() => certificateLabelsOf(i18n), [i18n])
  const field = { fields, isClosed: form.state.isClosed }
  const isRead = form.state.mode === 'view'
  return (
    <FormRoot
      checkOnLeaving={afterPress}
      focusOnError="summary"
      of={fields}
      onSubmit={form.onSubmit}
      submitsOnEnter={false}
    >
      <FormErrorSummary
        labels={labels}
        of={fields}
        title={(count) =>
          t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
        }
      />
      <HeadSection {...field} facts={facts} />
      <PayerSection {...field} />
      <TaxpayerSection {...field} isRead={isRead} nationalities={facts.nationalities} />
      <IncomeSection {...field} isRead={isRead} />
      <DeliverySection {...field} />
    </FormRoot>
  )
}

interface Props extends SectionsProps {
  readonly record: PitCertificateDetail | null
  /** What the form was opened with. */
  readonly values: CertificateValues
  readonly unfinished: ReturnType<typeof useUnfinished>
  /** Whether one for another person follows. */
  readonly goesOn: boolean
  readonly onGoesOnChange: (goesOn: boolean) => void
}

/** Whether the certificate can be saved or issued from here. */
const isAtWork = ({ mode, stage }: FormState): boolean => mode !== 'view' || stage === 'draft'

const Content = ({ form, record, unfinished, ...sections }: Props) => {
  const { state } = form
  const documentId = record?.sid ?? state.savedAs
  return (
    <DocumentContent
      above={record !== null && <AboveFields isBeingEdited={state.mode !== 'view'} record={record} />}
      form={form}
      offers={
        <>
          <UnfinishedOffer {...unfinished} />
          <CorrectedNotice fields={sections.fields} />
          {documentId !== null && isAtWork(state) && <DoublesNotice documentId={documentId} />}
        </>
      }
      progress={
        record !== null && (
          <ProgressAside>
            <CertificateHistory record={record} />
          </ProgressAside>
        )
      }
      renderSavedDraft={(id) => <SavedDraft documentId={id} isCorrection={state.stage === 'turnedDown'} />}
    >
      <Sections {...sections} form={form} />
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
