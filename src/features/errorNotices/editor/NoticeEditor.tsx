import type { EditorProps } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { useDocumentEnd } from '../../../documents/form/page/useDocumentEnd.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { editorPlace, readOpening } from '../address.ts'
import { NoticeFamilyProvider, noticePages } from '../family.ts'
import { NoticeForm } from '../form/NoticeForm.tsx'
import { FiledNotices } from '../kind/FiledNotices.tsx'

/** The page of one notice: its form as the address opens it, and what follows once that has ended. */
const NoticeEditor = ({ record, family }: EditorProps & { readonly family: NoticeFamily }) => {
  const { parameters, openPage } = useNavigation()
  const opening = readOpening(family, record, parameters)
  const { key, onEnd } = useDocumentEnd(opening, (next) =>
    openPage(noticePages[family], editorPlace(family, next, parameters)),
  )
  return (
    <NoticeFamilyProvider value={family}>
      <FiledNotices>
        <NoticeForm key={key} onEnd={onEnd} opening={opening} />
      </FiledNotices>
    </NoticeFamilyProvider>
  )
}

export const CertificateNoticeEditor = (props: EditorProps) => <NoticeEditor {...props} family="certificates" />
export const InvoiceNoticeEditor = (props: EditorProps) => <NoticeEditor {...props} family="invoices" />
