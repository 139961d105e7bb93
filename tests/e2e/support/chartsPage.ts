import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import { picturesFolder, pictureOfState } from '../../../tools/charts/viewPictures.ts'
import { openPage, type Complaints, type Opened } from '../../../tools/product/browser.ts'
import { inBrowser, withoutMotion } from './fixtures.ts'
import { keepVisitorTab } from './keptTab.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The smallest picture that there is: one grey pixel. */
const pixel = Buffer.from('R0lGODdhAQABAIAAAMDAwAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** The state of token signing whose picture nobody has taken. */
export const unpictured = 'pinLocked'

const exported = join(root, 'statecharts')
const pageName = 'index.html'

/** States of a flow, as its exported drawing has them. */
const statesOf = (flow: string): readonly string[] =>
  [...readFileSync(join(exported, flow, `${flow}.svg`), 'utf8').matchAll(/data-state="([^"]+)"/g)].map(
    ([, state = '']) => state,
  )

/**
 * Puts pictures of all states but one beside a copy of the exported page, which is what the sources give: the stage `statecharts` checks
 * that. @returns its folder
 */
const copyChartsPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'))
  mkdirSync(join(folder, 'statecharts'))
  copyFileSync(join(exported, pageName), join(folder, 'statecharts', pageName))
  for (const flow of readdirSync(exported, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    mkdirSync(join(folder, picturesFolder, flow.name), { recursive: true })
    for (const state of statesOf(flow.name))
      if (state !== unpictured) writeFileSync(join(folder, picturesFolder, pictureOfState(flow.name, state)), pixel)
  }
  return folder
}

interface Opening {
  readonly colorScheme?: 'light' | 'dark'
  readonly viewport?: ViewportSize
  /** What only a browser of its own can be given. */
  readonly browser?: BrowserContextOptions
  /** Errors of the page that the test expects. */
  readonly complains?: RegExp
}

const usualViewport = { width: 1366, height: 768 }

/** The page of charts, opened as a file as someone who received it would. Every test ends without complaints that it does not expect. */
class ChartsPage {
  folder!: string
  page!: Page
  complaints!: Complaints
  expected: RegExp | undefined
  readonly #fixture = inBrowser()
  readonly #nextTab = keepVisitorTab(
    () => this.#fixture.browser,
    // The page stays loaded, which costs more than most tests: this view has none of what a drawing and its panel remember.
    () => `${this.#address}#view=print`,
    withoutMotion,
  )

  /** @param hash what is chosen, such as `#lang=en&flow=session` */
  async open(
    hash: string,
    { complains, browser, colorScheme = 'light', viewport = usualViewport }: Opening = {},
  ): Promise<void> {
    Object.assign(this, await (browser === undefined ? this.#nextTab() : this.#openAlone({ viewport, ...browser })))
    this.expected = complains
    await this.page.emulateMedia({ colorScheme })
    await this.page.setViewportSize(viewport)
    await this.page.goto(`${this.#address}${hash}`)
  }

  get #address(): string {
    return pathToFileURL(join(this.folder, 'statecharts', pageName)).href
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
  beforeAll(() => {
    charts.folder = copyChartsPage()
  })
  afterAll(() => rmSync(charts.folder, { recursive: true }))
  afterEach(() => {
    const { expected } = charts
    expect(charts.complaints.said.filter((line) => expected?.test(line) !== true)).toEqual([])
  })
  return charts
}
