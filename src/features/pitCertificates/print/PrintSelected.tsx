import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { PrintSelectedDialog } from '../../../documents/output/PrintSelectedDialog.tsx'
import { outputWords } from '../../../documents/words/outputWords.ts'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { useSelectedCertificates } from './useSelectedCertificates.ts'

interface Props {
  readonly rows: readonly PitCertificateRow[]
  readonly onClose: () => void
}

/** The selected certificates as one PDF; a chunk of its own. */
export const PrintSelected = ({ rows, onClose }: Props) => (
  <FiledCertificates>
    <PrintSelectedDialog {...useSelectedCertificates(rows)} onClose={onClose} words={outputWords} />
  </FiledCertificates>
)
