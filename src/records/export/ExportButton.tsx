import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { ShownList } from '../useRecordList.ts'

const listExport = translatedPart(() => import('./ListExport.tsx'), import.meta.glob<TextFile>('./texts/*.po'))

/** Downloads the list as a spreadsheet, where its description says how. */
export const ExportButton = <Row,>({ list }: { readonly list: ShownList<Row> }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { exporting } = list.description
  if (exporting === undefined) return null
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
