import type { EditorProps } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { useDocumentEnd } from '../../../documents/form/page/useDocumentEnd.ts'
import { editorPlace, readOpening, type CertificateOpening } from '../address.ts'
import { CertificateForm } from '../form/CertificateForm.tsx'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'

/** The page of one certificate: its form as the address opens it, and what follows once that has ended. */
export const PitCertificateEditor = ({ record }: EditorProps) => {
  const { parameters, openPage } = useNavigation()
  const opening = readOpening(record, parameters)
  const open = (next: Partial<CertificateOpening>): void => openPage('pit-certificates', editorPlace(next, parameters))
  const { key, onEnd } = useDocumentEnd(opening, open)
  return (
    <FiledCertificates>
      <CertificateForm key={key} onEnd={onEnd} onNext={(next) => open({ next })} opening={opening} />
    </FiledCertificates>
  )
}
