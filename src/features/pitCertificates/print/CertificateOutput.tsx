import { pitCertificateSortColumns, type PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { ListOutput } from '../../../documents/output/ListOutput.tsx'
import type { ShownList } from '../../../records/useRecordList.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { outputCommands } from '../words/outputCommands.ts'
import { downloadDialog, printDialog } from './parts.ts'

/** What a certificate has in a column that the list can be ordered by. */
const sortedValue = (row: PitCertificateRow, name: string): string =>
  row[pitCertificateSortColumns.find((each) => each === name) ?? 'inv_date'] ?? ''

/** Printing and downloading of the selected certificates. */
export const CertificateOutput = ({ list }: { readonly list: ShownList<PitCertificateRow> }) => (
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
    words={outputCommands}
  />
)
