import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { CorrectionDialog } from '../../../documents/correction/CorrectionDialog.tsx'
import { vietnamDay } from '../../../domain/dates.ts'
import { certificateCorrections } from '../../../domain/pitCertificate/corrections.ts'
import type { CorrectionOutput } from '../../../machines/correction/setup.ts'
import { editorPlace } from '../address.ts'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { correctionWords } from './correctionWords.ts'
import { provideCorrection } from './provideCorrection.ts'

interface Props {
  readonly documentId: string
  readonly onClose: () => void
}

/** The correction wizard over an issued certificate; it leads to the draft that it has made, or to a notice about the certificate. */
export const CorrectCertificate = ({ documentId, onClose }: Props) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { openPage, parameters } = useNavigation()
  const [today] = useState(() => vietnamDay(new Date()))
  const [machine] = useState(() => provideCorrection({ api, queryClient, today }))
  const end = ({ draft }: CorrectionOutput): void => {
    onClose()
    if (draft === null) return
    if (draft.method === 'notice')
      openPage('error-notices', { record: newRecord, parameters: { certificates: documentId } })
    else openPage('pit-certificates', editorPlace({ document: draft.id, isChecked: true }, parameters))
  }
  return (
    <FiledCertificates>
      <CorrectionDialog
        documentId={documentId}
        machine={machine}
        onEnd={end}
        table={certificateCorrections}
        today={today}
        words={correctionWords}
      />
    </FiledCertificates>
  )
}
