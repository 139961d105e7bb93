import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import type { Figure } from '../figure.ts'
import { servedPage } from '../servedPage.ts'
import { writeItems } from './writeItems.ts'

const Results = v.object({ ms: v.number(), longestTask: v.number() })
const Processes = v.object({ processInfo: v.array(v.object({ type: v.string(), id: v.number() })) })

interface Measured extends v.InferOutput<typeof Results> {
  /** Bytes that the largest process of a page has held at its most. */
  readonly peak: number
}

/** `VmHWM` of /proc: what the kernel has seen a process hold at its most. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

async function measure(address: string, reader: string): Promise<Measured> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(`${address}?reader=${reader}`)
    await page.waitForFunction(() => document.documentElement.dataset['results'] !== undefined, undefined, {
      timeout: 240_000,
    })
    const text = await page.evaluate(() => document.documentElement.dataset['results'] ?? '')
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = v.parse(Processes, await session.send('SystemInfo.getProcessInfo'))
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    return { ...v.parse(Results, JSON.parse(text)), peak: Math.max(0, ...pages.map(({ id }) => peakOf(id))) }
  } finally {
    await browser.close()
  }
}

const figuresOf = async (address: string): Promise<readonly Figure[]> => {
  const theirs = await measure(address, 'exceljs')
  const ours = await measure(address, 'ours')
  return [
    { name: 'excel: 50,000 rows read, against exceljs', value: ours.ms / theirs.ms, unit: 'x', aim: 1.3 },
    { name: 'excel: 50,000 rows read', value: ours.ms, unit: 'ms' },
    { name: 'excel: 50,000 rows read by exceljs alone', value: theirs.ms, unit: 'ms' },
    { name: 'excel: longest task of the page meanwhile', value: ours.longestTask, unit: 'ms', aim: 50 },
    { name: 'excel: peak of the tab', value: ours.peak, unit: 'B' },
    { name: 'excel: peak of the tab, exceljs alone', value: theirs.peak, unit: 'B' },
  ]
}

/** Reads 50,000 rows in Chromium, by exceljs alone and by the product's reader up to the page, each in a browser of its own. */
export const spreadsheetFigures = (): Promise<readonly Figure[]> =>
  servedPage({
    root: new URL('.', import.meta.url),
    prepare: (folder) => writeItems(join(folder, 'items.xlsx')),
    measure: figuresOf,
  })
