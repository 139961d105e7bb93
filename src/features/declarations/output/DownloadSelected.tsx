import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { DownloadSelectedDialog } from '../../../documents/output/DownloadSelectedDialog.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { outputWords } from './outputWords.ts'
import { useSelectedDocuments } from './useSelectedDocuments.ts'

interface Props {
  readonly rows: readonly DeclarationListItem[]
  readonly onClose: () => void
}

/** The selected declarations as a zip; a chunk of its own. */
export const DownloadSelected = ({ rows, onClose }: Props) => (
  <FiledDeclarations>
    <DownloadSelectedDialog {...useSelectedDocuments(rows)} onClose={onClose} words={outputWords} />
  </FiledDeclarations>
)
