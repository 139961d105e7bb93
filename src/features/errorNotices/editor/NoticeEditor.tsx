import type { EditorProps } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { useDocumentEnd } from '../../../documents/form/page/useDocumentEnd.ts'
import { editorPlace, readOpening } from '../address.ts'
import { NoticeForm } from '../form/NoticeForm.tsx'
import { FiledNotices } from '../kind/FiledNotices.tsx'

/** The page of one notice: its form as the address opens it, and what follows once that has ended. */
export const NoticeEditor = ({ record }: EditorProps) => {
  const { parameters, openPage } = useNavigation()
  const opening = readOpening(record, parameters)
  const { key, onEnd } = useDocumentEnd(opening, (next) => openPage('error-notices', editorPlace(next, parameters)))
  return (
    <FiledNotices>
      <NoticeForm key={key} onEnd={onEnd} opening={opening} />
    </FiledNotices>
  )
}
