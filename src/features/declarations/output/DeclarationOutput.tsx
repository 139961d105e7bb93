import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { ListOutput } from '../../../documents/output/ListOutput.tsx'
import type { ShownList } from '../../../records/useRecordList.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { downloadDialog, printDialog } from '../parts.ts'
import { outputWords } from './outputWords.ts'
import { sortedValue } from './sortedValue.ts'

/** Printing and downloading of the selected declarations. */
export const DeclarationOutput = ({ list }: { readonly list: ShownList<DeclarationListItem> }) => (
  <ListOutput
    list={list}
    renderDialog={(kind, rows, onClose) =>
      kind === 'print' ? (
        <LazyPart of={printDialog} onLeave={onClose}>
          {({ PrintSelected }) => <PrintSelected onClose={onClose} rows={rows} />}
        </LazyPart>
      ) : (
        <LazyPart of={downloadDialog} onLeave={onClose}>
          {({ DownloadSelected }) => <DownloadSelected onClose={onClose} rows={rows} />}
        </LazyPart>
      )
    }
    valueOf={sortedValue}
    words={outputWords}
  />
)
