import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import type { Figure } from '../figure.ts'
import { servedPage } from '../servedPage.ts'
import { writeItems } from '../spreadsheets/writeItems.ts'
import { longestTask, traceCategories } from './trace.ts'

const Processes = v.object({
  processInfo: v.array(v.object({ type: v.string(), id: v.number(), cpuTime: v.number() })),
})

/** Processor time of all pages so far in ms, and the most memory in bytes that one of them has held. */
const pagesOf = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = v.parse(Processes, await session.send('SystemInfo.getProcessInfo'))
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const peak = ({ id }: { readonly id: number }): number =>
    Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
  return { processor: pages.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0), peak: Math.max(...pages.map(peak)) }
}

interface Read {
  readonly ms: number
  /** Milliseconds of all threads of the page. */
  readonly processor: number
  readonly peak: number
}

/** Reads the workbook in a browser of its own, so that the peak is the reader's; then what `more` does in it. */
const measure = async <More>(
  address: string,
  reader: 'exceljs' | 'ours',
  more: (browser: Browser, run: (part: string) => Promise<number>) => Promise<More>,
): Promise<Read & { readonly more: More }> => {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    page.setDefaultTimeout(240_000)
    await page.goto(address)
    await page.waitForFunction('window.bench !== undefined')
    const run = async (part: string) => v.parse(v.number(), await page.evaluate(`window.bench.${part}()`))
    await browser.startTracing(page, { categories: traceCategories })
    const before = await pagesOf(browser)
    const ms = await run(reader)
    const after = await pagesOf(browser)
    return { ms, processor: after.processor - before.processor, peak: after.peak, more: await more(browser, run) }
  } finally {
    await browser.close()
  }
}

const shown = async (browser: Browser, run: (part: string) => Promise<number>) => {
  const mount = await run('preview')
  const rate = await run('scroll')
  const { peak } = await pagesOf(browser)
  const trace = await browser.stopTracing()
  const tasks = (['read', 'preview', 'scroll'] as const).map((part) => [part, longestTask(trace, part)] as const)
  return { mount, rate, peak, tasks }
}

const least = (values: readonly number[]): number => Math.min(...values)

const figuresOf = async (address: string): Promise<readonly Figure[]> => {
  const theirs: Read[] = []
  const ours: (Read & { readonly more: Awaited<ReturnType<typeof shown>> })[] = []
  for (let round = 0; round < 2; round += 1) {
    theirs.push(await measure(address, 'exceljs', async (browser) => void (await browser.stopTracing())))
    ours.push(await measure(address, 'ours', shown))
  }
  const processor = (reads: readonly Read[]) => least(reads.map((read) => read.processor))
  const clock = (reads: readonly Read[]) => least(reads.map(({ ms }) => ms))
  const longest = (['read', 'preview', 'scroll'] as const).map((part) => ({
    name: `items: longest task during ${part}, processor time`,
    value: least(ours.map(({ more }) => new Map(more.tasks).get(part) ?? Number.NaN)),
    unit: 'ms',
    aim: 50,
  }))
  return [
    {
      name: 'items: 50,000 rows read and checked / exceljs',
      value: processor(ours) / processor(theirs),
      unit: 'x',
      aim: 1.3,
    },
    { name: 'items: the same by the clock', value: clock(ours) / clock(theirs), unit: 'x' },
    { name: 'items: read and checked, processor time', value: processor(ours), unit: 'ms' },
    { name: 'items: exceljs alone, processor time', value: processor(theirs), unit: 'ms' },
    { name: 'items: read and checked, clock', value: clock(ours), unit: 'ms' },
    { name: 'items: exceljs alone, clock', value: clock(theirs), unit: 'ms' },
    ...longest,
    { name: 'items: preview of 100 rows, clock', value: least(ours.map(({ more }) => more.mount)), unit: 'ms' },
    { name: 'items: scrolling the preview', value: Math.max(...ours.map(({ more }) => more.rate)), unit: 'fps' },
    { name: 'items: peak of the tab', value: least(ours.map(({ more }) => more.peak)), unit: 'B' },
    { name: 'items: peak of the tab, exceljs alone', value: least(theirs.map(({ peak }) => peak)), unit: 'B' },
  ]
}

/** Reading, checking, showing and scrolling a file of 50,000 items in Chromium, against exceljs reading it. */
export const browserFigures = (): Promise<readonly Figure[]> =>
  servedPage({
    root: new URL('.', import.meta.url),
    prepare: (folder) => writeItems(join(folder, 'items.xlsx')),
    measure: figuresOf,
  })
