import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { applyLineChange } from '../../../src/ui/lineGrid/lineChange.ts'
import type { LineColumn } from '../../../src/ui/lineGrid/lineColumn.ts'
import { LineGrid } from '../../../src/ui/lineGrid/LineGrid.tsx'
import { LineGridTextsContext } from '../../../src/ui/lineGrid/lineGridTexts.ts'
import { useLines } from '../../../src/ui/lineGrid/useLines.ts'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { englishLineGridTexts, englishTexts } from '../../test/uiTexts.ts'

type Texts = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', string>>
type BenchLine = Texts & { readonly id: string }

const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

const lineOf = (id: string, text: string): BenchLine => ({
  id,
  a: text,
  b: text,
  c: text,
  d: text,
  e: text,
  f: text,
  g: text,
  h: text,
})

const columns: readonly LineColumn<BenchLine>[] = fields.map((field) => ({
  key: field,
  kind: 'text',
  header: field,
  width: 140,
  maxLength: 1000,
  show: (row) => row[field],
  read: (typed) => ({ [field]: typed }),
}))

const lineCount = 1000
const first = Array.from({ length: lineCount }, (_, at) => lineOf(`r${at}`, `Text ${at}`))
let added = 0
const newRow = () => {
  added += 1
  return lineOf(`new${added}`, '')
}

function Page() {
  const [rows, setRows] = useState<readonly BenchLine[]>(first)
  const lines = useLines({ rows, onChange: (change) => setRows((before) => applyLineChange(before, change)) })
  return (
    <LineGridTextsContext value={englishLineGridTexts}>
      <input aria-label="Bare" />
      <LineGrid columns={columns} label="Bench" lines={lines} mostLines={2 * lineCount} newRow={newRow} stops={['a']} />
    </LineGridTextsContext>
  )
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
let begun = 0
let times: number[] = []

/** Work from the key until everything that it changes is laid out, without the wait for the next frame. */
const done = () => {
  document.body.getBoundingClientRect()
  times.push(performance.now() - begun)
}
window.addEventListener(
  'keydown',
  ({ key }) => {
    begun = performance.now()
    // What Enter changes is rendered after all listeners have had its event.
    if (key === 'Enter') setTimeout(done)
  },
  { capture: true },
)
window.addEventListener('input', done)

const pasted = async (): Promise<number> => {
  performance.mark('paste begins')
  const clipboardData = new DataTransfer()
  clipboardData.setData(
    'text/plain',
    Array.from({ length: lineCount }, (_, at) => fields.map((field) => `${field} ${at}`).join('\t')).join('\r\n'),
  )
  const started = performance.now()
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  while (!document.body.textContent.includes('b 0')) await frame()
  const took = performance.now() - started
  await frame()
  performance.mark('paste ends')
  return took
}

declare global {
  interface Window {
    bench?: {
      /** Times in ms since the last call. */
      readonly times: () => number[]
      readonly mark: (name: string) => void
      readonly pasted: () => Promise<number>
    }
  }
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <UiProvider locale="en" texts={englishTexts}>
      <Page />
    </UiProvider>,
  )
window.bench = {
  times: () => {
    const taken = times
    times = []
    return taken
  },
  mark: (name) => void performance.mark(name),
  pasted,
}
