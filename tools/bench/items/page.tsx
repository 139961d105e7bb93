import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { PreviewPanel } from '../../../src/records/upload/rows/preview/PreviewPanel.tsx'
import { uploadedItems } from '../../../src/features/items/upload/uploadedItems.ts'
import { columnMemory } from '../../../src/records/upload/rows/columnMemory.ts'
import { readFile } from '../../../src/records/upload/rows/readFile.ts'
import { createWorkspace } from '../../../src/records/upload/rows/workspace.ts'
import { TableTextsContext } from '../../../src/ui/table/tableTexts.ts'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { englishTableTexts, englishTexts } from '../../test/uiTexts.ts'
import ExcelJsWorker from '../spreadsheets/exceljs.worker.ts?worker'

const workspace = createWorkspace(uploadedItems)
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Marks a part of the work for the trace, and answers how long it took in ms. */
const timed = async (part: string, work: () => Promise<void>): Promise<number> => {
  performance.mark(`${part} begins`)
  const begun = performance.now()
  await work()
  const took = performance.now() - begun
  await frame()
  performance.mark(`${part} ends`)
  return took
}

const workbook = async (): Promise<File> => {
  const response = await fetch('items.xlsx')
  return new File([await response.blob()], 'items.xlsx')
}

const byExcelJs = async (): Promise<number> => {
  const content = await (await workbook()).arrayBuffer()
  const worker = new ExcelJsWorker()
  const answer = new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true })
  })
  return timed('read', async () => {
    worker.postMessage(content, [content])
    await answer
  })
}

/** What the product does with a file that was chosen: reading, converting and checking every row. */
const byOurs = async (): Promise<number> => {
  const file = await workbook()
  return timed('read', async () => {
    const memory = columnMemory('items', uploadedItems.rules, 'bench')
    const read = await readFile(workspace, { source: file, arrangement: null }, memory, new AbortController().signal)
    const { valid } = workspace.sheet().counts()
    if (!read.ok || valid !== 50_000) throw new Error(`${valid} rows are valid`)
  })
}

const drawn = async (row: string): Promise<Element> => {
  for (;;) {
    const found = document.querySelector('.preview-scroll')
    if (found !== null && document.querySelector(`tr[aria-rowindex="${row}"]`) !== null) return found
    await frame()
  }
}

const chooseLargestPage = (): void => {
  const list = document.querySelector<HTMLSelectElement>('.ui-pagination select')
  if (list === null) throw new Error('there is no choice of page sizes')
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, '100')
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

const preview = (): Promise<number> =>
  timed('preview', async () => {
    const root = document.getElementById('root')
    if (root === null) throw new Error('the page has no root')
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <UiProvider locale="en" texts={englishTexts}>
          <TableTextsContext value={englishTableTexts}>
            <PreviewPanel
              failure={null}
              list={uploadedItems}
              mode="all"
              onChange={() => {}}
              onModeChange={() => {}}
              sheet={workspace.sheet()}
            />
          </TableTextsContext>
        </UiProvider>
      </I18nProvider>,
    )
    await drawn('2')
    chooseLargestPage()
    await drawn('2')
  })

/** Down and up the page by 90 px a frame; answers frames per second. */
const scroll = async (): Promise<number> => {
  const scroller = await drawn('2')
  const frames = 120
  const took = await timed('scroll', async () => {
    for (let count = 0; count < frames; count += 1) {
      scroller.scrollBy(0, count < frames / 2 ? 90 : -90)
      await frame()
    }
  })
  return (frames * 1000) / took
}

Object.assign(window, { bench: { exceljs: byExcelJs, ours: byOurs, preview, scroll } })
