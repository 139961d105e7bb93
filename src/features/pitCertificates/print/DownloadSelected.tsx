import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { DownloadSelectedDialog } from '../../../documents/output/DownloadSelectedDialog.tsx'
import { outputWords } from '../../../documents/words/outputWords.ts'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { useSelectedCertificates } from './useSelectedCertificates.ts'

interface Props {
  readonly rows: readonly PitCertificateRow[]
  readonly onClose: () => void
}

/** The selected certificates as a zip; a chunk of its own. */
export const DownloadSelected = ({ rows, onClose }: Props) => (
  <FiledCertificates>
    <DownloadSelectedDialog {...useSelectedCertificates(rows)} onClose={onClose} words={outputWords} />
  </FiledCertificates>
)
