import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { NameableCertificate } from '../../../api/contract/errorNotices.ts'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { shownDay } from '../../../domain/dates.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { RecordPicker } from '../../../records/picker/RecordPicker.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'
import { useSettled } from '../../../ui/useSettled.ts'
import { nameableQuery, pickerPageSize } from './queries.ts'

interface Props {
  /** Ids of certificates that the notice names already. */
  readonly taken: readonly string[]
  readonly onChosen: (certificates: readonly NameableCertificate[]) => void
  readonly onClose: () => void
}

/** Milliseconds after the last key, before the server is asked. */
const pause = 300

const keyOf = ({ sid }: NameableCertificate): string => sid
const labelOf = ({ serial_no, inv_no, taxpayer_nm }: NameableCertificate): string =>
  `${serial_no} ${inv_no} – ${taxpayer_nm}`

const useColumns = (): DataColumn<NameableCertificate>[] => {
  const { t } = useLingui()
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
      { id: 'taxpayer_nm', header: t`Taxpayer`, cell: ({ taxpayer_nm }) => taxpayer_nm, width: 260 },
    ],
    [t],
  )
}

/** Certificates that a notice may name: accepted, not replaced, and not in it yet. */
export const CertificatePicker = ({ taken, onChosen, onClose }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const search = useSettled(typed.trim(), pause)
  const { data, error, isFetching, refetch } = useQuery(nameableQuery(useApi(), search, page))
  const certificates = data?.certificates ?? []
  return (
    <RecordPicker
      columns={useColumns()}
      empty={
        <EmptyState
          title={t`No certificate to choose on this page`}
        >{t`Those of this page are in the notice already, or have been replaced. Only certificates that the tax authority has accepted are offered.`}</EmptyState>
      }
      hint={
        <TextField
          label={t`Search certificates`}
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
      label={t`Certificates that the tax authority has accepted`}
      labelOf={labelOf}
      note={
        <p>
          <Trans>Certificates that have been replaced are left out.</Trans>
        </p>
      }
      nothingChosen={t`Tick at least one certificate`}
      onChosen={onChosen}
      onClose={onClose}
      onOpen={(certificate) => onChosen([certificate])}
      onPageChange={setPage}
      page={page}
      pageSize={pickerPageSize}
      problem={error === null ? undefined : <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} />}
      rows={certificates.filter(({ sid, is_replaced }) => !is_replaced && !taken.includes(sid))}
      title={t`Choose PIT certificates`}
      total={data?.pagination.total_elements ?? 0}
    />
  )
}
