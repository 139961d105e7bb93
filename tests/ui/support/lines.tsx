import type { ReactNode, Ref } from 'react'
import { useCallback, useRef, useState } from 'react'
import { readAmount, shownAmount } from '../../../src/domain/money.ts'
import { applyLineChange, type LineChange } from '../../../src/ui/lineGrid/lineChange.ts'
import type { LineColumn } from '../../../src/ui/lineGrid/lineColumn.ts'
import { LineGrid } from '../../../src/ui/lineGrid/LineGrid.tsx'
import type { LineGridHandle, LineGridProps } from '../../../src/ui/lineGrid/lineGridProps.ts'
import { LineGridTextsContext } from '../../../src/ui/lineGrid/lineGridTexts.ts'
import { useLines, type LineOrigin, type Lines } from '../../../src/ui/lineGrid/useLines.ts'
import { englishLineGridTexts } from '../../../tools/test/uiTexts.ts'
import { renderUi } from '../../support/ui.tsx'

export interface Sold {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly quantity: string
  readonly price: string
}

export const sold = (id: string, values: Partial<Sold> = {}): Sold => ({
  id,
  code: '',
  name: '',
  quantity: '',
  price: '',
  ...values,
})

export const soldLines = (count: number): Sold[] =>
  Array.from({ length: count }, (_, index) =>
    sold(`r${index}`, { code: `A${index}`, name: `Item ${index}`, quantity: `${index + 1}`, price: '1000' }),
  )

const items = [
  { code: 'TRA', name: 'Trà sen', price: '45000' },
  { code: 'TRA2', name: 'Trà đen', price: '30000' },
  { code: 'SUA', name: 'Sữa tươi', price: '28000.5' },
]

export const readNumber = (typed: string): string => readAmount(typed) ?? typed

/** How many times each line was drawn. */
export const drawn = new Map<string, number>()

export const soldColumns: readonly LineColumn<Sold>[] = [
  {
    key: 'code',
    kind: 'text',
    header: 'Code',
    width: 120,
    maxLength: 50,
    show: (row) => {
      drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1)
      return row.code
    },
    read: (typed) => ({ code: typed.trim() }),
    lookup: (typed) =>
      items
        .filter(({ code }) => code.startsWith(typed.toUpperCase()))
        .map(({ code, name, price }) => ({
          id: code,
          label: code,
          note: name,
          values: { code, name, price },
          isMeant: code === typed.toUpperCase(),
        })),
  },
  {
    key: 'name',
    kind: 'longText',
    header: 'Name',
    width: 200,
    maxLength: 500,
    show: (row) => row.name,
    read: (typed) => ({ name: typed }),
  },
  {
    key: 'quantity',
    kind: 'amount',
    header: 'Quantity',
    width: 110,
    align: 'end',
    maxLength: 25,
    show: (row) => shownAmount(row.quantity),
    read: (typed) => ({ quantity: readNumber(typed) }),
  },
  {
    key: 'price',
    kind: 'amount',
    header: 'Price',
    width: 130,
    align: 'end',
    maxLength: 25,
    show: (row) => shownAmount(row.price),
    read: (typed) => ({ price: readNumber(typed) }),
  },
  {
    key: 'total',
    kind: 'computed',
    header: 'Amount',
    width: 140,
    align: 'end',
    show: (row) => {
      const amount = Number(row.quantity) * Number(row.price)
      return Number.isFinite(amount) ? shownAmount(String(amount)) : ''
    },
  },
]

/** What stands around a grid, and what its owner does. */
export interface Owner extends Partial<Omit<LineGridProps<Sold>, 'lines' | 'ref'>> {
  readonly rows?: readonly Sold[]
  readonly onChange?: (change: LineChange<Sold>, origin: LineOrigin) => void
  /** Gets the lines at each render. */
  readonly onLines?: (lines: Lines<Sold>) => void
  readonly handle?: Ref<LineGridHandle>
  readonly below?: ReactNode
  /** What gives the grid its own texts; English by default. */
  readonly texts?: (grid: ReactNode) => ReactNode
}

const inEnglish = (grid: ReactNode): ReactNode => (
  <LineGridTextsContext value={englishLineGridTexts}>{grid}</LineGridTextsContext>
)

const stops = ['code', 'quantity']

export function SoldGrid({
  rows: first = soldLines(3),
  onChange,
  onLines,
  handle,
  below,
  texts = inEnglish,
  ...props
}: Owner) {
  const [rows, setRows] = useState(first)
  const added = useRef(0)
  const lines = useLines({
    rows,
    onChange: (change, origin) => {
      setRows((before) => applyLineChange(before, change))
      onChange?.(change, origin)
    },
  })
  const newRow = useCallback(() => {
    added.current += 1
    return sold(`new${added.current}`)
  }, [])
  onLines?.(lines)
  return texts(
    <>
      <LineGrid
        columns={soldColumns}
        label="Lines"
        lines={lines}
        mostLines={2000}
        newRow={newRow}
        ref={handle}
        stops={stops}
        {...props}
      />
      {below}
    </>,
  )
}

/** Shows a grid; answers its lines as they are now. */
export async function renderLines(owner: Owner = {}, isStrict = true) {
  let last: Lines<Sold> | undefined
  await renderUi(
    <SoldGrid
      {...owner}
      onLines={(lines) => {
        last = lines
      }}
    />,
    { isStrict },
  )
  return {
    lines: (): Lines<Sold> => {
      if (last === undefined) throw new Error('the grid was not drawn')
      return last
    },
  }
}

/** The field in the active cell. */
export const field = (): HTMLInputElement | HTMLTextAreaElement => {
  const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('.ui-lines-field')
  if (found === null) throw new Error('no field')
  return found
}

export const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`)?.cells[column + 1]
  if (found === undefined) throw new Error(`no cell at ${row}, ${column}`)
  return found
}

/** Which cell has the focus, as its name says. */
export const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null

/** Pastes a text into what has the focus, as the browser tells of it. */
export const paste = (text: string): boolean => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(event) ?? false
}

/** What a copy (or a cut) of what is selected puts on the clipboard; '' where that is left to the browser. */
export const copied = (kind: 'copy' | 'cut' = 'copy'): string => {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}
