import type { Page, Route } from 'playwright-core'
import { registration, stands } from './hsmRegistration.ts'
import { onDatabase } from './onDatabase.ts'

/** Ends the process of the tab, as a lack of memory or the task manager would. */
export const killTab = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // The process that would answer is gone.
  void session.send('Page.crash').catch(() => {})
  await crashed
}

/** Does this at the next request of the page that changes something there, in place of sending it. */
export const atRequest = (page: Page, url: string, work: (route: Route) => Promise<unknown>): Promise<null> => {
  const done = Promise.withResolvers<null>()
  let isAwaited = true
  // The route stays: Chromium lets go of requests that it holds once nothing is routed any more.
  void page.route(url, async (route) => {
    if (!isAwaited || route.request().method() === 'GET') return route.fallback()
    isAwaited = false
    await work(route)
    done.resolve(null)
  })
  return done.promise
}

const added = "from certificates where id not like 'demo-%'"

/** Leaves the demo's alone, which the server puts back as it starts. */
export const forgetAddedCertificates = (data: string) =>
  onDatabase(data, (database) => database.exec(`delete ${added}`))

export const countAddedCertificates = (data: string): Promise<number> =>
  onDatabase(data, (database) => database.prepare(`select id ${added}`).all().length)

/** To the choice of a type, from the list of certificates. */
export const chooseType = async (page: Page, origin: string, type: 'USB token' | 'HSM' | 'eSign'): Promise<void> => {
  await page.goto(`${origin}/en/report?settings=digital-signatures`)
  await page.getByRole('button', { name: /^Add/ }).last().click()
  await stands(page, 'What do you want to add?')
  await registration(page).getByText(type, { exact: true }).click()
  await registration(page).getByRole('button', { name: 'Go on', exact: true }).click()
}
