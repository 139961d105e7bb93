import { chromium } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import { servedPage } from '../servedPage.ts'

const ms = v.pipe(v.number(), v.finite())
const Results = v.object({
  mount: v.object({ bare100: ms, full100: ms, bare10000: ms, full10000: ms }),
  click100: ms,
  click10000: ms,
  scroll: ms,
  jumps: ms,
  bareScroll: ms,
})

/** What one run of the page measured: medians in ms, rates in frames per second. */
export type TableTimes = v.InferOutput<typeof Results>

const timesOf = async (address: string): Promise<TableTimes> => {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await page.goto(address)
    await page.waitForFunction(() => document.documentElement.dataset.results !== undefined, undefined, {
      timeout: 120_000,
    })
    const text = await page.evaluate(() => document.documentElement.dataset.results ?? '')
    return v.parse(Results, JSON.parse(text))
  } finally {
    await browser.close()
  }
}

/** Runs the table bench in Chromium and answers its times. Rejects when the page does not finish within two minutes. */
export const measureTables = (): Promise<TableTimes> =>
  servedPage({ root: new URL('.', import.meta.url), measure: timesOf })

/** The aims of the data table beside what was measured. */
export function tableFigures({ mount, click100, click10000, scroll, jumps, bareScroll }: TableTimes) {
  return [
    { name: 'table: mount, 100 rows, against bare', value: mount.full100 / mount.bare100, unit: 'x', aim: 2 },
    { name: 'table: mount, 100 rows', value: mount.full100, unit: 'ms' },
    { name: 'table: mount, 10,000 rows, against bare', value: mount.full10000 / mount.bare10000, unit: 'x', aim: 2 },
    { name: 'table: mount, 10,000 rows', value: mount.full10000, unit: 'ms' },
    { name: 'table: check box to paint, 100 rows', value: click100, unit: 'ms', aim: 30 },
    { name: 'table: check box to paint, 10,000 rows', value: click10000, unit: 'ms', aim: 30 },
    { name: 'table: scrolling, 10,000 rows', value: scroll, unit: 'fps', aim: 58, atLeast: true },
    { name: 'table: jumping, 10,000 rows', value: jumps, unit: 'fps', aim: 58, atLeast: true },
    { name: 'table: scrolling, bare, 10,000 rows', value: bareScroll, unit: 'fps' },
  ] as const
}
