import type { ReactNode } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DataColumn } from '../../../src/ui/table/column.ts'
import { DataTable } from '../../../src/ui/table/DataTable.tsx'
import { TableTextsContext } from '../../../src/ui/table/tableTexts.ts'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { englishTableTexts, englishTexts } from '../../test/uiTexts.ts'
import { BareTable, BareVirtualTable } from './BareTable.tsx'
import './bench.css'
import type { BenchRow } from './record.ts'
import { benchFields, benchRows } from './record.ts'

const columns: readonly DataColumn<BenchRow>[] = benchFields.map((field) => ({
  id: field,
  header: field,
  isSortable: true,
  cell: (row) => row[field],
}))
const rowKey = (row: BenchRow) => row.id
const rowLabel = (row: BenchRow) => row.number

function Full({ rows }: { rows: readonly BenchRow[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      columns={columns}
      label="Bench"
      onRowOpen={() => {}}
      onSelectionChange={setSelected}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rows={rows}
      selectedKeys={selected}
    />
  )
}

const some = benchRows(100)
const many = benchRows(10_000)
const tables = {
  bare100: <BareTable rows={some} />,
  full100: <Full rows={some} />,
  bare10000: <BareVirtualTable rows={many} />,
  full10000: <Full rows={many} />,
} as const satisfies Record<string, ReactNode>

type TableName = keyof typeof tables
const names: readonly TableName[] = ['bare100', 'full100', 'bare10000', 'full10000']

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

// A message that is posted inside a frame arrives after that frame is painted.
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function mounted(name: TableName) {
  const host = document.createElement('div')
  host.className = 'bench-host'
  document.getElementById('root')?.append(host)
  const root = createRoot(host)
  const started = performance.now()
  flushSync(() =>
    root.render(
      <UiProvider locale="en" texts={englishTexts}>
        <TableTextsContext value={englishTableTexts}>{tables[name]}</TableTextsContext>
      </UiProvider>,
    ),
  )
  host.getBoundingClientRect()
  const took = performance.now() - started
  return { host, took, remove: () => (root.unmount(), host.remove()) }
}

async function drawn(host: HTMLElement) {
  while (host.querySelectorAll('tbody input').length === 0) await frame()
}

/** Median ms to render and lay out each table, taken in turns. */
async function mountTimes(rounds: number) {
  const times: Record<TableName, number[]> = { bare100: [], full100: [], bare10000: [], full10000: [] }
  for (let round = -3; round < rounds; round += 1) {
    for (const name of names) {
      const table = mounted(name)
      await drawn(table.host)
      await frame()
      if (round >= 0) times[name].push(table.took)
      table.remove()
      await frame()
    }
  }
  return {
    bare100: median(times.bare100),
    full100: median(times.full100),
    bare10000: median(times.bare10000),
    full10000: median(times.full10000),
  }
}

/** Median ms from a click on a check box to the end of the frame that shows it. */
async function clickTime(name: TableName, rounds: number) {
  const { host, remove } = mounted(name)
  await drawn(host)
  const times: number[] = []
  for (let round = -3; round < rounds; round += 1) {
    const box = host.querySelectorAll<HTMLInputElement>('tbody input')[(round + 3) % 12]
    await frame()
    const started = performance.now()
    box?.click()
    await painted()
    if (round >= 0) times.push(performance.now() - started)
  }
  remove()
  return median(times)
}

/** Frames per second while each frame jumps by `step` px. */
async function scrollRate(name: TableName, step: number, frames: number) {
  const { host, remove } = mounted(name)
  await drawn(host)
  const scroller = host.querySelector('.ui-table-scroller')
  const intervals: number[] = []
  let last = await frame()
  for (let count = 0; count < frames; count += 1) {
    scroller?.scrollBy(0, step)
    const now = await frame()
    intervals.push(now - last)
    last = now
  }
  remove()
  return 1000 / (intervals.reduce((sum, each) => sum + each, 0) / intervals.length)
}

// Not awaited at the top: the lazy chunks import this one, and would wait for it to end.
async function measured() {
  const rates: Record<'scroll' | 'jumps' | 'bareScroll', number[]> = { scroll: [], jumps: [], bareScroll: [] }
  for (let round = 0; round < 3; round += 1) {
    rates.bareScroll.push(await scrollRate('bare10000', 90, 120))
    rates.scroll.push(await scrollRate('full10000', 90, 120))
    rates.jumps.push(await scrollRate('full10000', 5000, 60))
  }
  return {
    mount: await mountTimes(21),
    click100: await clickTime('full100', 21),
    click10000: await clickTime('full10000', 21),
    scroll: median(rates.scroll),
    jumps: median(rates.jumps),
    bareScroll: median(rates.bareScroll),
  }
}

async function publish() {
  document.documentElement.dataset.results = JSON.stringify(await measured())
}

void publish()
