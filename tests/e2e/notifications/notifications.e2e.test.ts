import type { Page } from 'playwright-core'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { openPage } from '../../../tools/product/browser.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { registerChange } from '../support/drafts.ts'
import { inTab, withoutMotion } from '../support/fixtures.ts'

const fixture = inTab()

afterEach(() => expect(fixture.complaints.said).toEqual([]))

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** A colleague in a browser of their own, who has read everything so far. */
const asColleague = async (userId: string): Promise<Page> => {
  const { page } = await openPage(fixture.browser, withoutMotion)
  onTestFinished(() => page.context().close())
  await signIn(page, fixture.product.origin, userId, 'en')
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Read all' }).click()
  await panel(page).getByRole('tab', { name: 'Unread' }).click()
  await panel(page).getByRole('paragraph').filter({ hasText: 'Everything is read' }).waitFor()
  await page.keyboard.press('Escape')
  return page
}

it('what the authority decides is there in another person’s browser without a reload, and leads to the declaration', async () => {
  const colleague = await asColleague('sysadmin@tokhai.example')
  const { page, product } = fixture
  await registerChange(page, product)
  await colleague.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const newest = panel(colleague).getByRole('listitem').first()
  await newest.getByText(/^Declaration accepted/).waitFor()
  await newest.getByRole('button').click()
  await colleague.getByText('Accepted', { exact: true }).first().waitFor()
  expect(new URL(colleague.url()).searchParams.get('settings')).toBe('declarations')
})
