import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLab } from '../../../tools/paths/lab/server/createLab.ts'
import { readListed } from '../../../tools/paths/listing/readListed.ts'
import type { DescribedFlow, DescribedPath } from '../../../tools/paths/listing/describeFlow.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openPage, type Opened } from '../../../tools/product/browser.ts'
import { inBrowser, withoutMotion } from '../support/fixtures.ts'
import { keepVisitorTab } from '../support/keptTab.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const listed = await readListed(root, { machine: null, paths: [], language: 'en' })
if (!listed.ok) throw new Error(listed.problem)
const flows = listed.flows.map((flow) => flow.described)

/** The path of a flow with the most different gestures: the one that asks most of the lab. */
const busiest = ({ paths }: DescribedFlow): DescribedPath => {
  const gestures = ({ steps }: DescribedPath) =>
    new Set(steps.filter(({ kind }) => kind === 'gesture').map(({ description }) => description)).size
  return paths.reduce((best, path) => (gestures(path) > gestures(best) ? path : best))
}

const fixture = inBrowser()
let server: ViteDevServer
let origin: string

beforeAll(async () => {
  server = await createLab(root, null)
  await server.listen()
  origin = `http://localhost:${server.config.server.port}/`
})
afterAll(async () => {
  await server.close()
})

/** Where the path is walked. Searches of the whole page would go through the list of all paths. */
const stage = (page: Page) => page.locator('main')
const control = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true })
const alert = '[role=alert]'
/** Milliseconds after which a step has failed, and more. */
const patience = 21_000

const show = async (page: Page, id: string) => {
  await page.goto(`${origin}#path=${id}`)
  await page.locator(`[aria-current=page][data-name=${id}]`).waitFor({ timeout: 120_000 })
  await expect.poll(() => control(page, 'One step').isEnabled(), { timeout: 120_000 }).toBe(true)
}

const nextTab = keepVisitorTab(
  () => fixture.browser,
  () => `${origin}favicon.svg`,
  withoutMotion,
)

const open = async (id: string) => {
  const opened = await nextTab()
  await show(opened.page, id)
  return opened
}

const activeStates = (page: Page) =>
  page
    .locator('[data-state].active')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-state') ?? '').toSorted())

describe('the path lab, in one page for all flows', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await nextTab()
  })

  it.each(flows)('plays a path of $machine in the real view, with its chart beside it', async (flow) => {
    const path = busiest(flow)
    const { page, complaints } = opened
    await show(page, path.id)
    await stage(page).getByLabel('Speed').selectOption({ label: 'Fast' })
    await control(page, 'Play').click()
    await stage(page).getByText('The path is walked to its end').or(page.locator(alert)).waitFor({ timeout: 120_000 })
    expect(await page.locator(alert).allInnerTexts()).toEqual([])
    expect(await activeStates(page)).toEqual(
      path.steps
        .at(-1)
        ?.states.map(({ id }) => id)
        .toSorted(),
    )
    expect(complaints.said).toEqual([])
  })
})

describe('the path lab', () => {
  it('goes step by step by the keyboard, back to the start, in three languages, without a finding of axe', async () => {
    const [path] = flows.flatMap(({ paths }) => paths).filter(({ id }) => id === 'tokenSigning-a6a38c7d')
    if (path === undefined) throw new Error('no such path')
    const { page } = await open(path.id)
    await control(page, 'One step').focus()
    await page.keyboard.press('Enter')
    const current = page.locator('[aria-current=step]')
    await current.getByText('The browser, asked whether the site may reach this computer, says: granted').waitFor()
    expect(await page.frameLocator('iframe').getByRole('heading', { name: 'Reading the token' }).isVisible()).toBe(true)
    // Of sixteen hundred links that are alike axe sees some.
    await page.getByRole('searchbox').fill('PIN locked')
    await expectAccessible(page)
    await page.locator('header').getByLabel('Language').selectOption('vi')
    await current.getByText('Đang đọc token').waitFor()
    await current.getByText('000-7-11 Ứng dụng ký số cho biết tổ chức cấp').waitFor()
    await stage(page).locator('svg').getByText('Đang đọc token').first().waitFor()
    await control(page, 'Về đầu').press('Enter')
    await current.getByText('một tệp XML cần ký').waitFor()
    expect(await activeStates(page)).toEqual(['askingPermission'])
  })

  it('lets the Tab key pass each list of paths in one stop, and arrow keys go through it', async () => {
    const { page } = await open('tokenSigning-a6a38c7d')
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? document.activeElement?.textContent)
    const [first, second] = flows[0]?.paths ?? []
    await page.getByRole('button', { name: 'Walk the smoke paths' }).focus()
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(first?.id)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(second?.id)
    for (const _ of flows) await page.keyboard.press('Tab')
    expect(await focused()).toBe('Play')
    const stopsBack = flows.slice(flows.findIndex(({ machine }) => machine === 'tokenSigning'))
    for (const _ of stopsBack) await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('tokenSigning-a6a38c7d')
  })

  it('keeps the focus at its own controls while a dialog of the view is walked, and lets Tab leave the view', async () => {
    const { page } = await open('tokenSigning-a6a38c7d')
    const current = page.locator('[aria-current=step]')
    const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
    await control(page, 'One step').focus()
    await page.keyboard.press('Enter')
    await current.getByText('Reading token').waitFor()
    await expect.poll(() => hasFocus(control(page, 'One step'))).toBe(true)
    await page.keyboard.press('Enter')
    await current.getByText('Signing document').waitFor()
    await page.frameLocator('iframe').getByRole('button', { name: 'Stop signing' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(page.locator('iframe'))).toBe(false)
  })

  it('opens in the language of its address', async () => {
    const { page } = await nextTab()
    await page.goto(`${origin}?language=vi#path=tokenSigning-a6a38c7d`)
    await page.getByRole('heading', { name: 'Phòng thử đường đi' }).waitFor({ timeout: 120_000 })
  })

  it('says in its place why a gesture fails', async () => {
    const { page } = await openPage(fixture.browser, withoutMotion)
    await page.clock.install()
    await show(page, 'tokenSigning-a6a38c7d')
    await stage(page).getByLabel('Speed').selectOption({ label: 'Fast' })
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => {
        body.append(Object.assign(document.createElement('style'), { textContent: 'button { display: none }' }))
      })
    await control(page, 'Play').click()
    const failed = stage(page).locator('li', { has: page.locator(alert) })
    await expect
      .poll(async () => {
        await page.clock.fastForward(patience)
        return failed.isVisible()
      })
      .toBe(true)
    expect(await failed.innerText()).toMatch(
      /This step failed[\s\S]*The buttons are not those of “Reading token”: missing: “Stop signing”/,
    )
    await page.context().close()
  })

  it('says that the view cannot be loaded', async () => {
    const { page } = await nextTab()
    await page.route('**/view/main.ts*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "import { nothing } from '/gestures/expect.ts'" }),
    )
    await page.goto(`${origin}#path=tokenSigning-a6a38c7d`)
    const failed = stage(page).locator('li', { has: page.locator(alert) })
    await failed.waitFor()
    expect(await failed.innerText()).toContain("does not provide an export named 'nothing'")
  })

  it('lists the smoke paths and walks them alone, one after the other', async () => {
    const smoke = await readListed(root, { machine: null, paths: [], smoke: true, language: 'en' })
    if (!smoke.ok) throw new Error(smoke.problem)
    const ids = smoke.flows.flatMap((flow) => flow.described.paths.map(({ id }) => id))
    const { page } = await nextTab()
    await page.goto(origin)
    await page.getByRole('checkbox', { name: 'Smoke paths only' }).check({ timeout: 120_000 })
    const links = page.getByRole('navigation').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-name')))).toEqual(ids)
    expect(ids.length).toBeLessThanOrEqual(6 * smoke.flows.length)
    await page.getByRole('button', { name: 'Walk the smoke paths' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `2 / ${ids.length} walked · 0 failed` })
      .waitFor({ timeout: 120_000 })
    expect(await links.filter({ hasText: '✓ ok' }).count()).toBe(2)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
  })

  it('finds paths by what they say', async () => {
    const { page } = await open('tokenSigning-a6a38c7d')
    await page.getByRole('searchbox').fill('gives up PIN locked')
    const links = page.getByRole('navigation').getByRole('link')
    await expect.poll(() => links.count()).toBeLessThan(20)
    await links.first().click()
    await page
      .locator('section[aria-labelledby=steps]')
      .getByText(/PIN locked/)
      .first()
      .waitFor()
    await page.getByRole('searchbox').fill('no path says this')
    await page.getByText('No path matches the search').waitFor()
  })
})
