import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { pageSizes } from '../../../../api/contract/paging.ts'
import type { Failure } from '../../../../domain/failure.ts'
import type { SheetCounts, SheetTab, UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import type { UploadMode } from '../../../../machines/excelUpload/setup.ts'
import { FormFailure } from '../../../../records/form/FormFailure.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { Pagination } from '../../../../ui/table/Pagination.tsx'
import type { ListUploadWords, UploadedList } from '../uploadedList.ts'
import { PreviewGrid } from './PreviewGrid.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import { Questions } from './Questions.tsx'
import './preview.css'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly sheet: UploadSheet<Field>
  readonly mode: UploadMode
  readonly failure: Failure | null
  /** What was read of the file. */
  readonly notes?: ReactNode
  readonly onChange: (counts: SheetCounts) => void
  readonly onModeChange: (mode: UploadMode) => void
}

/** The rows of the file: looked at by tab and page, corrected in place, left out, and what happens to refused ones (seed 001 §2.8). */
export const PreviewPanel = <Field extends string>({
  list,
  sheet,
  mode,
  failure,
  notes,
  onChange,
  onModeChange,
}: Props<Field>) => {
  const version = useSyncExternalStore(sheet.subscribe, sheet.version)
  const [tab, setTab] = useState<SheetTab>('all')
  const places = usePlaces(sheet, tab, version)
  const { page, size, goTo, resize } = usePages(places.length)
  const showTab = (next: SheetTab): void => {
    setTab(next)
    goTo(0)
  }
  const change = (work: () => void): void => {
    work()
    onChange(sheet.counts())
  }
  return (
    <Stack gap={3}>
      {failure !== null && <FormFailure failure={failure} />}
      {notes}
      <Questions change={change} sheet={sheet} />
      <PreviewTools change={change} onTabChange={showTab} sheet={sheet} tab={tab} />
      <PreviewGrid
        before={page * size}
        change={change}
        key={`${tab} ${page} ${size}`}
        list={list}
        places={places.slice(page * size, (page + 1) * size)}
        sheet={sheet}
        total={places.length}
      />
      <Pagination
        onPageChange={(next) => goTo(next - 1)}
        onPageSizeChange={resize}
        page={page + 1}
        pageSize={size}
        pageSizes={pageSizes}
        total={places.length}
      />
      <ModeChoice mode={mode} onModeChange={onModeChange} words={list.words} />
    </Stack>
  )
}

interface ModeProps extends Pick<Props<string>, 'mode' | 'onModeChange'> {
  readonly words: ListUploadWords
}

const ModeChoice = ({ mode, onModeChange, words }: ModeProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <RadioGroup
      description={i18n._(words.checkedOnceMore)}
      label={i18n._(words.ifSomeRefused)}
      onChange={(next) => onModeChange(next === 'valid' ? 'valid' : 'all')}
      options={[
        { value: 'all', label: t`Upload nothing` },
        { value: 'valid', label: t`Upload the others` },
      ]}
      value={mode}
    />
  )
}

/** The page of so many rows that is shown, from 0; never one behind the last. */
const usePages = (rows: number) => {
  const [wanted, goTo] = useState(0)
  const [size, setSize] = useState<number>(pageSizes[1])
  const last = Math.max(0, Math.ceil(rows / size) - 1)
  const resize = (next: number): void => {
    setSize(next)
    goTo(0)
  }
  return { page: Math.min(wanted, last), size, goTo, resize }
}

/** The places of a tab. A row that is corrected stays where it is until another tab or page is shown: it would vanish under the hands. */
const usePlaces = <Field extends string>(
  sheet: UploadSheet<Field>,
  tab: SheetTab,
  version: number,
): readonly number[] => {
  const [kept, setKept] = useState({ sheet, tab, places: sheet.places(tab), version })
  const isSame = kept.sheet === sheet && kept.tab === tab
  if (isSame && (kept.version === version || tab !== 'all')) return kept.places
  const places = sheet.places(tab)
  setKept({ sheet, tab, places, version })
  return places
}
