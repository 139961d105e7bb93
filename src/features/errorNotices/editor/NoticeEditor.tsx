import { useState } from 'react'
import type { EditorProps } from '../../../area/area.ts'
import { useEditorPlace } from '../../../area/editorPlace.ts'
import { useNavigation } from '../../../area/navigation.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { editorPlace, readOpening, type NoticeOpening } from '../address.ts'
import { NoticeFormPage } from '../form/NoticeFormPage.tsx'
import { FiledNotices } from '../kind/FiledNotices.tsx'

/** The page of one notice: its form as the address opens it, and what follows once that has ended. */
export const NoticeEditor = ({ record }: EditorProps) => {
  const { parameters, openPage, openPanel } = useNavigation()
  const place = useEditorPlace()
  const [openings, setOpenings] = useState(0)
  const opening = readOpening(record, parameters)
  const open = (next: Partial<NoticeOpening>): void => openPage('error-notices', editorPlace(next, parameters))
  const end = ({ result, documentId, problems }: FormOutput): void => {
    // The browser goes where it was going.
    if (result === 'left') return
    if (result === 'toSettings') openPanel('digital-signatures', {})
    else if (result === 'copied') open({ copy: record })
    else if (result === 'reopened' || result === 'toCorrect') {
      open({ notice: documentId ?? record, isChecked: problems.length > 0 })
      // The address may be the same as before, and the form a new one all the same.
      setOpenings(openings + 1)
    } else place?.close()
  }
  const { copy, continues, certificates } = opening
  return (
    <FiledNotices>
      <NoticeFormPage
        key={`${copy ?? ''} ${continues ?? ''} ${certificates.join(',')} ${openings}`}
        onEnd={end}
        opening={opening}
      />
    </FiledNotices>
  )
}
