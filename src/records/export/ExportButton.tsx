import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { createPart } from '../../ui/part/part.ts'
import type { ListExporting } from './listExporting.ts'
import type { ShownList } from '../useRecordList.ts'

const listExport = createPart(() => import('./ListExport.tsx'))

interface Props<Row> {
  readonly list: ShownList<Row>
  readonly exporting: ListExporting<Row>
}

/** Downloads the list as a spreadsheet. */
export const ExportButton = <Row,>({ list, exporting }: Props<Row>) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton icon={<DownloadIcon />} label={t`Download as Excel`} onPress={() => setOpen(true)} />
      {isOpen && (
        <LazyPart of={listExport} onLeave={close}>
          {({ ListExport }) => <ListExport exporting={exporting} list={list} onClose={close} />}
        </LazyPart>
      )}
    </>
  )
}
