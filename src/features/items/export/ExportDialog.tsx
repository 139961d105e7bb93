import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { ExportDialog as ListExportDialog } from '../../../records/export/ExportDialog.tsx'
import { flagTexts, itemHeadings } from '../list/itemColumns.ts'
import { exportItems } from './exportItems.ts'
import { itemSheet } from './itemSheet.ts'

interface Props {
  readonly place: ListPlace
  /** Items that the list shows. */
  readonly total: number
  readonly onClose: () => void
}

/** Writes the list to a file with the columns of seed 001 §9, which an upload reads again. */
export const ExportDialog = ({ place, total, onClose }: Props) => {
  const { i18n } = useLingui()
  const api = useApi()
  const sheet = itemSheet((column) => i18n._(itemHeadings[column]))
  const words = { yes: i18n._(flagTexts.yes), no: i18n._(flagTexts.no) }
  return (
    <ListExportDialog
      onClose={onClose}
      write={(writing) => exportItems({ api, place, sheet, words, total, ...writing })}
    >
      <p>
        <Trans>All items that the list shows now are written to one file, in its order: search and filter count.</Trans>
      </p>
    </ListExportDialog>
  )
}
