import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { PrintSelectedDialog } from '../../../documents/output/PrintSelectedDialog.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { outputWords } from './outputWords.ts'
import { useSelectedDocuments } from './useSelectedDocuments.ts'

interface Props {
  readonly rows: readonly DeclarationListItem[]
  readonly onClose: () => void
}

/** The selected declarations as one PDF; a chunk of its own. */
export const PrintSelected = ({ rows, onClose }: Props) => (
  <FiledDeclarations>
    <PrintSelectedDialog {...useSelectedDocuments(rows)} onClose={onClose} words={outputWords} />
  </FiledDeclarations>
)
