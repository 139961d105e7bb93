import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { DocumentContent } from '../../../documents/form/DocumentContent.tsx'
import { formCommands } from '../../../documents/form/formCommands.tsx'
import { FormFooter } from '../../../documents/form/FormFooter.tsx'
import { FormSubmission } from '../../../documents/form/FormSubmission.tsx'
import { OverForm } from '../../../documents/form/OverForm.tsx'
import { SavedDraftNotice } from '../../../documents/form/SavedDraftNotice.tsx'
import type { OpenForm } from '../../../documents/form/useOpenForm.ts'
import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import { useDocumentRights } from '../../../documents/rights.ts'
import { Keeping } from '../../../documents/unfinished/Keeping.tsx'
import { UnfinishedOffer } from '../../../documents/unfinished/UnfinishedOffer.tsx'
import type { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import type { NoticeValues } from '../../../domain/errorNotice/content.ts'
import { EditorPage } from '../../../records/page/EditorPage.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { formWords } from '../words/formWords.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import type { NoticeFields } from './fields.ts'
import { HeadSection } from './HeadSection.tsx'
import { labelsOf } from './labels.ts'
import { NoticeStanding } from './NoticeStanding.tsx'
import { XmlPreview } from './XmlPreview.tsx'
import '../../../documents/form/form.css'

interface Props {
  readonly form: OpenForm
  readonly fields: NoticeFields
  readonly record: ErrorNoticeDetail | null
  /** What the form was opened with. */
  readonly values: NoticeValues
  readonly unfinished: ReturnType<typeof useUnfinished>
}

/** The fields in their sections, under the summary of what is wrong with them. */
const Sections = ({ form, fields }: Pick<Props, 'form' | 'fields'>) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const labels = useMemo(() => labelsOf(i18n), [i18n])
  const field = { fields, isClosed: form.state.isClosed }
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
      <HeadSection {...field} />
      <DocumentsSection {...field} />
    </FormRoot>
  )
}

const Content = ({ form, fields, record, unfinished }: Props) => (
  <DocumentContent
    above={record !== null && <NoticeStanding isBeingEdited={form.state.mode !== 'view'} record={record} />}
    form={form}
    offers={<UnfinishedOffer {...unfinished} />}
    progress={
      record !== null && (
        <ProgressAside>
          <DocumentHistory
            documentId={record.notice_id}
            isSigned={record.signed_xml_url !== null}
            name={record.reference}
            statuses={[]}
          />
        </ProgressAside>
      )
    }
    renderSavedDraft={() => (
      <SavedDraftNotice isCorrection={form.state.stage === 'turnedDown'} reference={record?.reference ?? null} />
    )}
  >
    <Sections fields={fields} form={form} />
  </DocumentContent>
)

/** The form of one notice with its commands, and what opens over it. */
export const FormPage = (props: Props) => {
  const { form, fields, values, unfinished } = props
  const { i18n } = useLingui()
  const { state, actions } = form
  const rights = useDocumentRights()
  const screen = useCommands(formCommands({ i18n, words: formWords, state, rights, actions }, []))
  const keeping = <Keeping fields={fields} unfinished={unfinished} />
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
        renderPreview={(onClose) => <XmlPreview onClose={onClose} values={values} />}
        renderSubmission={(submission) => <FormSubmission actor={submission} />}
      />
    </>
  )
}
