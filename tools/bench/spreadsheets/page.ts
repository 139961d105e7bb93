import { readSpreadsheet } from '../../../src/spreadsheets/spreadsheets.ts'
import ExcelJsWorker from './exceljs.worker.ts?worker'

/** One reader, one page: what the process of the page has held at its most is then that reader's. */
const reader = new URLSearchParams(location.search).get('reader')

const longTasks: number[] = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
  type: 'longtask',
})

const answerOf = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true })
  })

const byExcelJs = async (file: Blob): Promise<number> => {
  const worker = new ExcelJsWorker()
  const content = await file.arrayBuffer()
  worker.postMessage(content, [content])
  return Number(await answerOf(worker))
}

const byOurs = async (file: Blob): Promise<number> => {
  let rows = 0
  const kept: unknown[] = []
  const started = performance.now()
  const read = await readSpreadsheet(file, {
    onRows: (some) => {
      rows += some.length
      kept.push(...some)
    },
  })
  const took = performance.now() - started
  if (!read.ok || rows !== read.value.rows) throw new Error('The workbook was not read')
  return took
}

const file = await (await fetch('items.xlsx')).blob()
// Loading the page has tasks of its own.
longTasks.length = 0
const ms = await (reader === 'exceljs' ? byExcelJs(file) : byOurs(file))
document.documentElement.dataset['results'] = JSON.stringify({ ms, longestTask: Math.max(0, ...longTasks) })
