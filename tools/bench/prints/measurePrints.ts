import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import type { Figure } from '../figure.ts'
import { servedPage } from '../servedPage.ts'
import { printFigures, ways, type Made, type Round, type Way } from './figures.ts'

const MadeByPage = v.object({ ms: v.number(), bytes: v.number(), longestTask: v.number() })
const names = { eInvoice: '01/ĐKTĐ-HĐĐT', eDocument: '01/ĐKTĐ-CTĐT' } as const

/** Inches of A4. */
const paper = { paperWidth: 8.27, paperHeight: 11.69 } as const
const noMargins = { marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 } as const

const byChromium = async (session: CDPSession): Promise<Made> => {
  const begun = performance.now()
  const { data } = await session.send('Page.printToPDF', { ...paper, ...noMargins, printBackground: true })
  const ms = performance.now() - begun
  return { ms, bytes: Buffer.from(data, 'base64').length, longestTask: 0 }
}

const maker = (page: Page, session: CDPSession, name: string) => {
  const inPage = async (call: string) => v.parse(MadeByPage, await page.evaluate(`window.bench.${call}`))
  return (way: Way, count: number): Promise<Made> => {
    if (way === 'chromium') return byChromium(session)
    return inPage(way === 'ours' ? `ours('${name}', ${count})` : `raster('${way.toUpperCase()}')`)
  }
}

/** Every way in one page that has made nothing yet: its first PDF, then two more. */
const roundOf = async (browser: Browser, address: string, name: string, round: number): Promise<Round> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  await page.waitForFunction('window.bench !== undefined')
  await page.evaluate(`window.bench.show('${name}')`)
  const make = maker(page, await context.newCDPSession(page), name)
  const made: Record<Way, Made[]> = { ours: [], jpeg: [], png: [], chromium: [] }
  for (let count = 0; count < 3; count += 1)
    for (const way of (round + count) % 2 === 0 ? ways : ways.toReversed()) made[way].push(await make(way, count))
  await context.close()
  return made
}

const figuresOf = async (address: string): Promise<readonly Figure[]> => {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const figures: Figure[] = []
    for (const [name, title] of Object.entries(names)) {
      const rounds: Round[] = []
      for (let round = 0; round < 5; round += 1) rounds.push(await roundOf(browser, address, name, round))
      figures.push(...printFigures(title, rounds))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** A declaration's preview in Chromium against its picture by html2canvas in jsPDF and against the page as Chromium prints it. */
export const previewFigures = (): Promise<readonly Figure[]> =>
  servedPage({ root: new URL('.', import.meta.url), measure: figuresOf })
