import type { Frame } from 'playwright-core'
import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { openOne } from './declarations.ts'
import { account } from './list.ts'

/** The page of the browser itself that draws PDFs. */
const isViewer = (frame: Frame): boolean => frame.url().startsWith('chrome-extension:')

/** The print in the browser's own viewer, once that shows how many pages there are. */
async function openPreview(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openOne(stage, 'Accepted')
  await page.getByRole('button', { name: translate('Preview'), exact: true }).click()
  const viewer = page.frames().find(isViewer) ?? (await page.waitForEvent('framenavigated', { predicate: isViewer }))
  await viewer.locator('#pagelength').filter({ hasText: /[1-9]/ }).waitFor({ state: 'attached' })
}

/** As an earlier version of the tax authority's XML, in which old declarations were made. */
async function asVersion({ page }: Stage, version: string): Promise<void> {
  await page.route(/\/settings\/declarations\/[^/?]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: body.replace(/"xml_vs":"[^"]+"/, `"xml_vs":"${version}"`) })
  })
}

export const previewScenes: readonly Scene[] = ['2.1.0', '2.0.1'].map((version) => ({
  name: `preview-${version.replaceAll('.', '')}`,
  account,
  appearances: fewAppearances,
  play: async (stage: Stage) => {
    await asVersion(stage, version)
    await openPreview(stage)
  },
}))
