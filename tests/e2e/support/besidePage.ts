import type { BrowserContext, Page } from 'playwright-core'
import { signInAs, visit, type Visitor } from '../../../tools/product/server/visitor.ts'

/** Whoever is signed in on the page, who asks the server beside it. */
export const besidePage = async (page: Page, origin: string): Promise<Visitor> => {
  const cookies = await page.context().cookies(origin)
  return visit(origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

/** Signs in beside the pages of a browser, which then begin where they are led. */
export const enterAs = async (context: BrowserContext, origin: string, userId: string): Promise<void> => {
  const [name = '', value = ''] = (await signInAs(origin, userId)).cookie().split('=')
  await context.addCookies([{ name, value, url: origin }])
}
