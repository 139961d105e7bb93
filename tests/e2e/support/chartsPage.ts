import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { readFlows } from '../../../tools/charts/flows.ts'
import { picturesFolder, pictureOfState } from '../../../tools/charts/viewPictures.ts'
import { sightsOf } from '../../../tools/paths/run/sights.ts'
import { buildPage } from '../../../tools/statecharts/page/build.ts'
import { openPage, type Opened } from '../../../tools/product/browser.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The smallest picture that there is: one grey pixel. */
const pixel = Buffer.from('R0lGODdhAQABAIAAAMDAwAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** The page of charts as a file, beside which lie pictures of all states but one. */
export interface ChartsPage {
  readonly folder: string
  readonly open: (browser: Browser, hash: string, options?: BrowserContextOptions) => Promise<Opened>
  readonly remove: () => void
}

/** The state of token signing whose picture nobody has taken. */
export const unpictured = 'pinLocked'

export const makeChartsPage = async (): Promise<ChartsPage> => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const flows = await readFlows(root)
  write('statecharts/index.html', await buildPage(root, flows))
  for (const { id, flow } of flows)
    for (const { state } of sightsOf(flow))
      if (state !== unpictured) write(join(picturesFolder, pictureOfState(id, state)), pixel)
  return {
    folder,
    open: async (browser, hash, options = {}) => {
      const opened = await openPage(browser, { reducedMotion: 'reduce', ...options })
      opened.page.setDefaultTimeout(20_000)
      await opened.page.goto(`${pathToFileURL(join(folder, 'statecharts/index.html')).href}${hash}`)
      return opened
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export const drawingOf = (page: Page): Locator => page.locator('.chart-window svg.statechart')
export const panelOf = (page: Page): Locator => page.getByRole('complementary')
export const chooseMode = (page: Page, mode: string): Promise<void> =>
  panelOf(page).getByRole('radio', { name: mode }).check({ force: true })
