import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { exportDialog, printDialog } from '../parts.ts'

export type OutputKind = 'export' | 'print'

interface Props {
  readonly kind: OutputKind | null
  readonly place: ListPlace
  /** Items that the list shows. */
  readonly total: number
  readonly onClose: () => void
}

/** What the list is taken out to: a file, or paper. */
export const ListOutput = ({ kind, place, total, onClose }: Props) => {
  if (kind === 'export')
    return (
      <LazyPart of={exportDialog} onLeave={onClose}>
        {({ ExportDialog }) => <ExportDialog onClose={onClose} place={place} total={total} />}
      </LazyPart>
    )
  if (kind === 'print')
    return (
      <LazyPart of={printDialog} onLeave={onClose}>
        {({ PrintDialog }) => <PrintDialog onClose={onClose} place={place} total={total} />}
      </LazyPart>
    )
  return null
}
