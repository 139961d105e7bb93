import { useState } from 'react'
import type { EditorProps } from '../../../area/area.ts'
import { useEditorPlace } from '../../../area/editorPlace.ts'
import { useNavigation } from '../../../area/navigation.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { editorPlace, readOpening } from '../address.ts'
import { PitCertificateFormPage } from '../form/PitCertificateFormPage.tsx'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'

/** The page of one certificate: its form as the address opens it, and what follows once that has ended. */
export const PitCertificateEditor = ({ record }: EditorProps) => {
  const { parameters, openPage, openPanel } = useNavigation()
  const place = useEditorPlace()
  const [openings, setOpenings] = useState(0)
  const opening = readOpening(record, parameters)
  const close = (): void => place?.close()
  const open = (next: Parameters<typeof editorPlace>[0]): void =>
    openPage('pit-certificates', editorPlace(next, parameters))
  const end = ({ result, documentId, problems }: FormOutput): void => {
    // The browser goes where it was going.
    if (result === 'left') return
    if (result === 'toSettings') openPanel('digital-signatures', {})
    else if (result === 'copied') open({ copy: record })
    else if (result === 'reopened' || result === 'toCorrect') {
      open({ certificate: documentId ?? record, isChecked: problems.length > 0 })
      // The address may be the same as before, and the form a new one all the same.
      setOpenings(openings + 1)
    } else close()
  }
  const { copy, next, corrects, continues } = opening
  return (
    <FiledCertificates>
      <PitCertificateFormPage
        {...opening}
        key={`${copy ?? ''} ${next ?? ''} ${corrects?.id ?? ''} ${corrects?.feature ?? ''} ${continues ?? ''} ${openings}`}
        onEnd={end}
        onNext={(documentId) => open({ next: documentId })}
      />
    </FiledCertificates>
  )
}
