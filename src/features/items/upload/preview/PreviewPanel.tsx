import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { pageSizes } from '../../../../api/contract/paging.ts'
import type { Failure } from '../../../../domain/failure.ts'
import type { SheetCounts, SheetTab, UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import type { UploadMode } from '../../../../machines/excelUpload/setup.ts'
import { FormFailure } from '../../../../records/form/FormFailure.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { Pagination } from '../../../../ui/table/Pagination.tsx'
import { PreviewGrid } from './PreviewGrid.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import './preview.css'

interface Props {
  readonly sheet: UploadSheet
  readonly mode: UploadMode
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
  readonly onModeChange: (mode: UploadMode) => void
}

/** The rows of the file: looked at by tab and page, corrected in place, left out, and what happens to refused ones (seed 001 §2.8). */
export const PreviewPanel = ({ sheet, mode, failure, onChange, onModeChange }: Props) => {
  const { t } = useLingui()
  const version = useSyncExternalStore(sheet.subscribe, sheet.version)
  const [tab, setTab] = useState<SheetTab>('all')
  const [page, setPage] = useState(0)
  const [size, setSize] = useState<number>(pageSizes[1])
  const places = usePlaces(sheet, tab, version)
  const last = Math.max(0, Math.ceil(places.length / size) - 1)
  const shown = Math.min(page, last)
  const change = (work: () => void): void => {
    work()
    onChange(sheet.counts())
  }
  return (
    <Stack gap={3}>
      {failure !== null && <FormFailure failure={failure} />}
      <PreviewTools
        change={change}
        onTabChange={(next) => {
          setTab(next)
          setPage(0)
        }}
        sheet={sheet}
        tab={tab}
      />
      <PreviewGrid change={change} places={places.slice(shown * size, (shown + 1) * size)} sheet={sheet} />
      <Pagination
        onPageChange={(next) => setPage(next - 1)}
        onPageSizeChange={(next) => {
          setSize(next)
          setPage(0)
        }}
        page={shown + 1}
        pageSize={size}
        pageSizes={pageSizes}
        total={places.length}
      />
      <RadioGroup
        description={<Trans>The server checks each item once more, for example whether its code exists already.</Trans>}
        label={t`If the server refuses some of the items`}
        onChange={(next) => onModeChange(next === 'valid' ? 'valid' : 'all')}
        options={[
          { value: 'all', label: t`Upload nothing` },
          { value: 'valid', label: t`Upload the others` },
        ]}
        value={mode}
      />
    </Stack>
  )
}

/** The places of a tab. A row that is corrected stays where it is until another tab or page is shown: it would vanish under the hands. */
const usePlaces = (sheet: UploadSheet, tab: SheetTab, version: number): readonly number[] => {
  const [kept, setKept] = useState({ sheet, tab, places: sheet.places(tab), version })
  const isSame = kept.sheet === sheet && kept.tab === tab
  if (isSame && (kept.version === version || tab !== 'all')) return kept.places
  const places = sheet.places(tab)
  setKept({ sheet, tab, places, version })
  return places
}
