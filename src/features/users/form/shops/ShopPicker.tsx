import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { defaultPageSize } from '../../../../api/contract/paging.ts'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { failureOf } from '../../../../api/failureError.ts'
import { useApi } from '../../../../api/provider.tsx'
import { ListProblem } from '../../../../failures/ListProblem.tsx'
import { RecordPicker } from '../../../../records/picker/RecordPicker.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import type { DataColumn } from '../../../../ui/table/column.ts'
import { shopChoiceQuery } from '../../queries.ts'

interface Props {
  /** Name and id of the user. */
  readonly person: string
  /** Ids of shops that are chosen already. */
  readonly taken: readonly string[]
  readonly onChosen: (shops: readonly ShopRow[]) => void
  readonly onClose: () => void
}

const keyOf = ({ id }: ShopRow): string => id
const labelOf = ({ name, shop_code }: ShopRow): string => (shop_code === '' ? name : `${name} (${shop_code})`)
const dash = (text: string): string => (text === '' ? '–' : text)

const useColumns = (): DataColumn<ShopRow>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'name', header: t`Shop name`, cell: ({ name }) => name, width: 240, isRowHeader: true },
      { id: 'shop_code', header: t`Shop code`, cell: ({ shop_code }) => dash(shop_code), width: 120 },
      { id: 'address', header: t`Address`, cell: ({ address }) => dash(address), width: 320 },
      { id: 'tel_no', header: t`Telephone`, cell: ({ tel_no }) => dash(tel_no), width: 130 },
    ],
    [t],
  )
}

/** A page of the company's shops. */
const useShopChoice = (page: number) => {
  const place = { page, size: defaultPageSize, search: '', sort: '', filters: {} }
  const { data, error, isFetching, refetch } = useQuery({
    ...shopChoiceQuery(useApi(), place),
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.shops ?? [],
    total: data?.pagination.total_elements ?? 0,
    failure: error === null ? null : failureOf(error),
    isFetching,
    retry: () => void refetch(),
  }
}

/** Shops to connect a user with: a double click or Enter adds one unless it is chosen, Confirm the selected ones (seed 001 §2.9). */
export const ShopPicker = ({ person, taken, onChosen, onClose }: Props) => {
  const { t } = useLingui()
  const [page, setPage] = useState(0)
  const { rows, total, failure, isFetching, retry } = useShopChoice(page)
  return (
    <RecordPicker
      columns={useColumns()}
      description={person}
      empty={<EmptyState title={t`No shop yet`}>{t`Add shops to your company first.`}</EmptyState>}
      isLoading={isFetching}
      keyOf={keyOf}
      label={t`Shops`}
      labelOf={labelOf}
      nothingChosen={t`Tick at least one shop`}
      onChosen={onChosen}
      onClose={onClose}
      onOpen={(shop) => {
        if (!taken.includes(shop.id)) onChosen([shop])
      }}
      onPageChange={setPage}
      page={page}
      pageSize={defaultPageSize}
      problem={failure === null ? undefined : <ListProblem failure={failure} onRetry={retry} />}
      rows={rows}
      title={t`Connect to shop`}
      total={total}
    />
  )
}
