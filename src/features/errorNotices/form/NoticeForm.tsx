import { AllowedDocument } from '../../../documents/form/page/AllowedDocument.tsx'
import { DocumentPage } from '../../../documents/form/page/DocumentPage.tsx'
import { OpeningDocument } from '../../../documents/form/page/OpeningDocument.tsx'
import { useOpenedForm } from '../../../documents/form/page/useOpenedForm.ts'
import { XmlPreview } from '../../../documents/form/page/XmlPreview.tsx'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { SavedDraftNotice } from '../../../documents/form/SavedDraftNotice.tsx'
import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import { documentXml } from '../../../domain/documents/kind.ts'
import { noticeKind } from '../../../domain/errorNotice/kind.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { NoticeOpening } from '../address.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import { fieldsOfNotices } from './fields.ts'
import { HeadSection } from './HeadSection.tsx'
import { NoticeStanding } from './NoticeStanding.tsx'
import { useNoticeSource, type OpenedNotice } from './useNoticeSource.ts'

interface Props {
  readonly opening: NoticeOpening
  /** Called once with how the form has ended. */
  readonly onEnd: (output: FormOutput) => void
}

/** The form of one notice as a page, or why somebody may not open it. */
export const NoticeForm = (props: Props) => (
  <AllowedDocument isNew={props.opening.document === null}>
    {(title) => <ReadNotice {...props} title={title} />}
  </AllowedDocument>
)

const ReadNotice = ({ title, ...props }: Props & { readonly title: string }) => (
  <OpeningDocument source={useNoticeSource(props.opening)} title={title}>
    {(ready) => <OpenedForm {...props} {...ready} />}
  </OpeningDocument>
)

const OpenedForm = ({ record, ...given }: Props & OpenedNotice) => {
  const { values } = given.opened
  const of = useOpenedForm(fieldsOfNotices[values.family], {
    ...given,
    facts: null,
    hasPrint: (stage, isFilled) => !isFilled && stage !== null,
  })
  const { fields, form } = of
  const field = { fields, isClosed: form.state.isClosed }
  return (
    <DocumentPage
      above={record !== null && <NoticeStanding isBeingEdited={form.state.mode !== 'view'} record={record} />}
      of={of}
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
      renderPreview={(onClose) => <XmlPreview onClose={onClose} xml={documentXml(noticeKind, values, 'data')} />}
      renderSavedDraft={() => (
        <SavedDraftNotice isCorrection={form.state.stage === 'turnedDown'} reference={record?.reference ?? null} />
      )}
    >
      <HeadSection {...field} />
      <DocumentsSection {...field} />
    </DocumentPage>
  )
}
