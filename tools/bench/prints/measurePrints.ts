import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import * as v from 'valibot'
import { chromiumLaunch } from '../../setup/chromium.ts'
import type { Figure } from '../figure.ts'
import { servedPage } from '../servedPage.ts'
import { invoicePrintFigures, printFigures, ways, type Made, type Round, type Way } from './figures.ts'

const MadeByPage = v.object({ ms: v.number(), bytes: v.number(), longestTask: v.number() })
const forms = { eInvoice: '01/ĐKTĐ-HĐĐT', eDocument: '01/ĐKTĐ-CTĐT' } as const
const invoices = { shortInvoice: 'invoice of 1 page', longInvoice: 'invoice of 47 pages' } as const
const invoiceWays = ['ours', 'chromium'] as const satisfies readonly Way[]

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
const roundOf = async (
  browser: Browser,
  address: string,
  { name, round, asked }: { readonly name: string; readonly round: number; readonly asked: readonly Way[] },
): Promise<Round> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(address)
  await page.waitForFunction('window.bench !== undefined')
  await page.evaluate(`window.bench.show('${name}')`)
  const make = maker(page, await context.newCDPSession(page), name)
  const made: Record<Way, Made[]> = { ours: [], jpeg: [], png: [], chromium: [] }
  for (let count = 0; count < 3; count += 1)
    for (const way of (round + count) % 2 === 0 ? asked : asked.toReversed()) made[way].push(await make(way, count))
  await context.close()
  return made
}

const roundsOf = async (browser: Browser, address: string, name: string, asked: readonly Way[]) => {
  const rounds: Round[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await roundOf(browser, address, { name, round, asked }))
  return rounds
}

const figuresOf = async (address: string): Promise<readonly Figure[]> => {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const figures: Figure[] = []
    for (const [name, title] of Object.entries(forms))
      figures.push(...printFigures(title, await roundsOf(browser, address, name, ways)))
    for (const [name, title] of Object.entries(invoices))
      figures.push(...invoicePrintFigures(title, await roundsOf(browser, address, name, invoiceWays)))
    return figures
  } finally {
    await browser.close()
  }
}

/** Previews in Chromium against the page as Chromium prints it, and those of declarations against their picture by html2canvas in jsPDF. */
export const previewFigures = (): Promise<readonly Figure[]> =>
  servedPage({ root: new URL('.', import.meta.url), measure: figuresOf })
