import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { picturesFolder, pictureOfState } from '../../../tools/charts/viewPictures.ts'
import { statesOnPathsOf } from '../../../tools/paths/run/statesOnPaths.ts'
import { buildPage } from '../../../tools/statecharts/page/build.ts'
import { openPage, type Complaints, type Opened } from '../../../tools/product/browser.ts'
import { inBrowser, withoutMotion } from './fixtures.ts'
import { keepVisitorTab } from './keptTab.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The smallest picture that there is: one grey pixel. */
const pixel = Buffer.from('R0lGODdhAQABAIAAAMDAwAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** The state of token signing whose picture nobody has taken. */
export const unpictured = 'pinLocked'

/** A file beside the page that runs no script. */
const quietFile = 'pixel.gif'

/** Writes the page of charts as a file, beside which lie pictures of all states but one. @returns its folder */
const writeChartsPage = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const flows = await readFlows(root)
  write(quietFile, pixel)
  write('statecharts/index.html', await buildPage(root, flows))
  for (const { id, flow } of flows)
    for (const { state } of statesOnPathsOf(flow))
      if (state !== unpictured) write(join(picturesFolder, pictureOfState(id, state)), pixel)
  return folder
}

interface Opening extends BrowserContextOptions {
  /** Errors of the page that the test expects. */
  readonly complains?: RegExp
}

/** The page of charts, opened as a file as someone who received it would. Every test ends without complaints that it does not expect. */
class ChartsPage {
  folder!: string
  page!: Page
  complaints!: Complaints
  expected: RegExp | undefined
  readonly #fixture = inBrowser()
  readonly #nextTab = keepVisitorTab(
    () => this.#fixture.browser,
    () => pathToFileURL(join(this.folder, quietFile)).href,
    withoutMotion,
  )

  /** In a context of its own where the options ask for one. @param hash what is chosen, such as `#lang=en&flow=session` */
  async open(hash: string, { complains, ...options }: Opening = {}): Promise<void> {
    const url = pathToFileURL(join(this.folder, 'statecharts/index.html'))
    const isKept = Object.keys(options).length === 0
    Object.assign(this, await (isKept ? this.#nextTab() : this.#openAlone(options)))
    this.expected = complains
    await this.page.goto(`${url.href}${hash}`)
  }

  async #openAlone(options: BrowserContextOptions): Promise<Opened> {
    const opened = await openPage(this.#fixture.browser, { ...withoutMotion, ...options })
    onTestFinished(() => opened.page.context().close())
    return opened
  }

  /** As `open`, and waits for the drawing. */
  async openDrawing(hash: string, options: Opening = {}): Promise<void> {
    await this.open(hash, options)
    await this.drawing.waitFor()
  }

  get drawing(): Locator {
    return this.page.locator('.chart-window svg.statechart')
  }

  get panel(): Locator {
    return this.page.getByRole('complementary')
  }

  chooseMode(mode: string): Promise<void> {
    return this.panel.getByRole('radio', { name: mode }).check({ force: true })
  }
}

/** Tests of the page of charts. */
export function onChartsPage(): ChartsPage {
  const charts = new ChartsPage()
  beforeAll(async () => {
    charts.folder = await writeChartsPage()
  })
  afterAll(() => rmSync(charts.folder, { recursive: true }))
  afterEach(() => {
    const { expected } = charts
    expect(charts.complaints.said.filter((line) => expected?.test(line) !== true)).toEqual([])
  })
  return charts
}
