import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { defaultPageSize } from '../../../../api/contract/paging.ts'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { failureOf } from '../../../../api/failureError.ts'
import { useApi } from '../../../../api/provider.tsx'
import { ListProblem } from '../../../../failures/ListProblem.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { DataColumn } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { Pagination } from '../../../../ui/table/Pagination.tsx'
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

type Selected = ReadonlyMap<string, ShopRow>

interface TableProps {
  readonly choice: ReturnType<typeof useShopChoice>
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly onOpen: (shop: ShopRow) => void
}

const ChoiceTable = ({ choice: { rows, failure, isFetching, retry }, selected, onSelect, onOpen }: TableProps) => {
  const { t } = useLingui()
  const select = (keys: ReadonlySet<string>): void => {
    const known = new Map([...selected, ...rows.map((shop) => [shop.id, shop] as const)])
    onSelect(new Map([...known].filter(([id]) => keys.has(id))))
  }
  return (
    <div className="shop-picker-table">
      <DataTable
        columns={useColumns()}
        empty={<EmptyState title={t`No shop yet`}>{t`Add shops to your company first.`}</EmptyState>}
        error={failure === null ? undefined : <ListProblem failure={failure} onRetry={retry} />}
        isLoading={isFetching}
        label={t`Shops`}
        onRowDoubleClick={onOpen}
        onSelectionChange={select}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={rows}
        selectedKeys={new Set(selected.keys())}
        skeletonRows={defaultPageSize}
      />
    </div>
  )
}

/** Shops to connect a user with: a double click or Enter adds one unless it is chosen, Confirm the selected ones (seed 001 §2.9). */
export const ShopPicker = ({ person, taken, onChosen, onClose }: Props) => {
  const { t } = useLingui()
  const [page, setPage] = useState(0)
  const [selected, setSelected] = useState<Selected>(new Map())
  const choice = useShopChoice(page)
  return (
    <Dialog
      description={person}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            disabledReason={selected.size === 0 ? t`Tick at least one shop` : undefined}
            onPress={() => onChosen([...selected.values()])}
            variant="primary"
          >
            {t`Confirm`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t`Connect to shop`}
    >
      <div className="shop-picker">
        <ChoiceTable
          choice={choice}
          onOpen={(shop) => {
            if (!taken.includes(shop.id)) onChosen([shop])
          }}
          onSelect={setSelected}
          selected={selected}
        />
        <Pagination
          onPageChange={(next) => setPage(next - 1)}
          page={page + 1}
          pageSize={defaultPageSize}
          selectedCount={selected.size}
          total={choice.total}
        />
      </div>
    </Dialog>
  )
}
