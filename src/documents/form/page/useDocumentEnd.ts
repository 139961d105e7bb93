import { useState } from 'react'
import { useEditorPlace } from '../../../area/editorPlace.ts'
import { useNavigation } from '../../../area/navigation.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import type { DocumentOpening } from './opening.ts'

/** What follows once the form of a document, on its page, has ended; `key` tells one opened form from the next. */
export const useDocumentEnd = (opening: DocumentOpening, open: (next: Partial<DocumentOpening>) => void) => {
  const { openPanel } = useNavigation()
  const place = useEditorPlace()
  const [openings, setOpenings] = useState(0)
  const { document } = opening
  const onEnd = ({ result, documentId, problems }: FormOutput): void => {
    // The browser goes where it was going.
    if (result === 'left') return
    if (result === 'toSettings') openPanel('digital-signatures', {})
    else if (result === 'copied') open({ copy: document })
    else if (result === 'reopened' || result === 'toCorrect') {
      open({ document: documentId ?? document, isChecked: problems.length > 0 })
      // The address may be the same as before, and the form a new one all the same.
      setOpenings(openings + 1)
    } else place?.close()
  }
  const begun = JSON.stringify({ ...opening, document: null, isChecked: false })
  return { onEnd, key: `${begun} ${openings}` }
}
