import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ReactNode } from 'react'
import { RecordTable } from '../../src/records/RecordTable.tsx'
import { itemShape } from '../../src/features/items/list/listShape.ts'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { renderScreen } from './support/renderScreen.tsx'

interface Row {
  readonly id: string
}

const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id }))
const nothing = (): void => undefined

const List = ({ notices }: { readonly notices?: ReactNode }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
    <RecordTable
      columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id, isRowHeader: true }]}
      empty={null}
      isLoading={false}
      label="Rows"
      layout={{ order: ['id'], hidden: [], widths: {} }}
      notices={notices}
      onOpen={undefined}
      onPlaceChange={nothing}
      onWidthsChange={nothing}
      place={{ page: 0, size: 10, search: '', sort: '', filters: {} }}
      problem={null}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      rows={rows}
      selection={undefined}
      shape={itemShape}
      total={rows.length}
    />
  </div>
)

const tops = () =>
  [...page.getByRole('row').elements(), page.getByRole('navigation').element()].map(
    (element) => element.getBoundingClientRect().top,
  )

test('a notice that comes after the rows moves neither them nor their footer', async () => {
  const screen = await renderScreen(<List />)
  await expect.element(page.getByRole('row').nth(3)).toBeVisible()
  const before = tops()
  await screen.rerender(<List notices={<Banner title="A declaration was interrupted" tone="warning" />} />)
  await expect.element(page.getByText('A declaration was interrupted')).toBeVisible()
  expect(tops()).toEqual(before)
})
