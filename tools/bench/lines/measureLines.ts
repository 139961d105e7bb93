import { chromium, type Page } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import type { Figure } from '../figure.ts'
import { longestTask, traceCategories } from '../items/trace.ts'
import { servedPage } from '../servedPage.ts'

/** How much slower than the machine the page is made. */
const slowdown = 4
const keys = 60

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN

const typed = async (page: Page, key: string): Promise<number> => {
  await page.evaluate('window.bench.times()')
  for (let count = 0; count < keys; count += 1) await page.keyboard.press(key)
  await page.waitForTimeout(0)
  const times = v.parse(v.array(v.number()), await page.evaluate('window.bench.times()'))
  if (times.length < keys * 0.9) throw new Error(`${times.length} of ${keys} keys were measured`)
  return p95(times)
}

const measured = async (address: string) => {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    page.setDefaultTimeout(120_000)
    await page.goto(address)
    await page.waitForFunction('window.bench !== undefined')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.getByLabel('Bare').focus()
    await typed(page, 'x')
    const bare = await typed(page, 'x')
    await page.locator('tr[data-index="2"] > td').first().click()
    await typed(page, 'x')
    await browser.startTracing(page, { categories: traceCategories })
    const marked = async (part: string, key: string): Promise<number> => {
      await page.evaluate(`window.bench.mark("${part} begins")`)
      const time = await typed(page, key)
      await page.evaluate(`window.bench.mark("${part} ends")`)
      return time
    }
    const letter = await marked('letters', 'x')
    const line = await marked('lines', 'Enter')
    await page.keyboard.press('Control+Home')
    const paste = v.parse(v.number(), await page.evaluate('window.bench.pasted()'))
    const trace = await browser.stopTracing()
    const tasks = (['letters', 'lines', 'paste'] as const).map((part) => [part, longestTask(trace, part)] as const)
    return { bare, letter, line, paste, tasks }
  } finally {
    await browser.close()
  }
}

const figuresOf = async (address: string): Promise<readonly Figure[]> => {
  const { bare, letter, line, paste, tasks } = await measured(address)
  return [
    { name: 'lines: key to letter, 1,000 lines, p95', value: letter, unit: 'ms', aim: 16 },
    { name: 'lines: the same against a bare field', value: letter / bare, unit: 'x', aim: 3 },
    { name: 'lines: key to letter in a bare field, p95', value: bare, unit: 'ms' },
    { name: 'lines: Enter to the next line, p95', value: line, unit: 'ms', aim: 32 },
    { name: 'lines: 1,000 x 8 cells pasted', value: paste, unit: 'ms', aim: 400 },
    ...tasks.map(([part, value]) => ({
      name: `lines: longest task of ${part}, processor time`,
      value,
      unit: 'ms',
      ...(part === 'paste' ? {} : { aim: 50 }),
    })),
  ]
}

/** Typing and pasting in a grid of 1,000 lines, in Chromium at a quarter of its speed, against a bare field of the same page. */
export const lineFigures = (): Promise<readonly Figure[]> =>
  servedPage({ root: new URL('.', import.meta.url), measure: figuresOf })
