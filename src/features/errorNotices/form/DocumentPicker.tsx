import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { shownDay } from '../../../domain/dates.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { RecordPicker } from '../../../records/picker/RecordPicker.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'
import { useSettled } from '../../../ui/useSettled.ts'
import { useNoticeFamily } from '../family.ts'
import { formTextsOf } from './familyTexts.ts'
import { nameableQuery, pickerPageSize, type Nameable } from './queries.ts'

interface Props {
  /** Ids of documents that the notice names already. */
  readonly taken: readonly string[]
  readonly onChosen: (documents: readonly Nameable[]) => void
  readonly onClose: () => void
}

/** Milliseconds after the last key, before the server is asked. */
const pause = 300

const keyOf = ({ sid }: Nameable): string => sid
const labelOf = ({ serial_no, inv_no, name }: Nameable): string => `${serial_no} ${inv_no} – ${name}`

const useColumns = (family: NoticeFamily): DataColumn<Nameable>[] => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  return useMemo(
    () => [
      {
        id: 'inv_no',
        header: t({ message: 'Number', context: 'Of a document' }),
        cell: ({ serial_no, inv_no }) => `${serial_no} ${inv_no}`,
        width: 140,
        isRowHeader: true,
      },
      { id: 'inv_date', header: t`Date`, cell: ({ inv_date }) => shownDay(inv_date), width: 110 },
      { id: 'name', header: i18n._(formTextsOf[family].picker.person), cell: ({ name }) => name, width: 260 },
    ],
    [t, i18n, family],
  )
}

/** Documents that a notice may name: accepted, not replaced, and not in it yet. */
export const DocumentPicker = ({ taken, onChosen, onClose }: Props) => {
  const { i18n } = useTexts()
  const family = useNoticeFamily()
  const { choose, picker } = formTextsOf[family]
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const search = useSettled(typed.trim(), pause)
  const { data, error, isFetching, refetch } = useQuery(nameableQuery(useApi(), family, search, page))
  const documents = data?.documents ?? []
  return (
    <RecordPicker
      columns={useColumns(family)}
      empty={<EmptyState title={i18n._(picker.nothing)}>{i18n._(picker.nothingHere)}</EmptyState>}
      hint={
        <TextField
          label={i18n._(picker.search)}
          maxLength={searchMaxLength}
          onChange={(text) => {
            setTyped(text)
            setPage(0)
          }}
          value={typed}
        />
      }
      isLoading={isFetching}
      keyOf={keyOf}
      label={i18n._(picker.list)}
      labelOf={labelOf}
      note={<p>{i18n._(picker.note)}</p>}
      nothingChosen={i18n._(picker.tick)}
      onChosen={onChosen}
      onClose={onClose}
      onOpen={(document) => onChosen([document])}
      onPageChange={setPage}
      page={page}
      pageSize={pickerPageSize}
      problem={error === null ? undefined : <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} />}
      rows={documents.filter(({ sid, is_replaced }) => !is_replaced && !taken.includes(sid))}
      title={i18n._(choose)}
      total={data?.pagination.total_elements ?? 0}
    />
  )
}
