import type { Page, Route } from 'playwright-core'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { expectAccessible, rulesIn } from '../support/accessibility.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { openPage } from '../../../tools/product/browser.ts'
import { asVisitor, withoutMotion } from '../support/fixtures.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { inside, runCommand, walkAround } from '../support/shellWalk.ts'

const fixture = asVisitor()

const answerSchema = v.looseObject({ data: v.looseObject({}) })

/** The server's own answer, but for some of its fields. */
async function answerWith(route: Route, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await route.fetch()
  const answer = v.parse(answerSchema, await response.json())
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...fields } } })
}

const everyRule = async (page: Page) => {
  await expectAccessible(page)
  await expectNoMessageIds(page)
}

describe('around the features', () => {
  it.each([
    ['light', everyRule],
    ['dark', (page: Page) => expectAccessible(page, rulesIn('dark'))],
  ] as const)('axe finds nothing from signing in to signing out, in %s colours', async (colorScheme, check) => {
    const { browser, product } = fixture
    const { page, complaints } = await openPage(browser, { ...withoutMotion, colorScheme })
    const seen: string[] = []
    await walkAround(page, product.origin, 'vi', async (state) => {
      seen.push(state)
      await check(page)
    })
    expect(seen).toContain('renewal.refused')
    // Two wrong passwords, which the browser logs by itself, and the question who is there before anybody is.
    expect(complaints.said.filter((said) => !said.includes('401'))).toEqual([])
    await page.context().close()
  })

  it('says every status in words where no list was opened before', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
    await page.goto(`${product.origin}/vi`)
    const counts = page.getByRole('region', { name: 'Số lượng theo trạng thái' }).getByRole('listitem')
    await counts.first().waitFor()
    expect((await counts.allInnerTexts()).map((text) => text.replace(/^\d+\s+/, ''))).toEqual([
      'Không chấp nhận',
      'Không tiếp nhận',
      'Đang xử lý',
      'Chưa gửi',
      'Chấp nhận',
    ])
  })

  it('says in words that there is no page at an address, and that an area is still to come', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
    await page.goto(`${product.origin}/vi/nowhere`)
    await page.getByText('Không có trang nào ở địa chỉ này').waitFor()
    await expectNoMessageIds(page)
    await page.goto(`${product.origin}/vi/report`)
    await page.getByText('Chưa có trong phiên bản này').waitFor()
    await expectNoMessageIds(page)
  })

  it('says what the authority has decided in words on a page without declarations', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'admin@tokhai.example', 'vi')
    const known = page.waitForResponse(/\/notifications\?.*filter=all/)
    await page.goto(`${product.origin}/vi/customers`)
    await known
    const notifications = ['a', 'b'].map((id) => ({
      id,
      kind: 'declaration.accepted',
      record_kind: 'declarations',
      record_id: id,
      created_at: '2026-11-20T01:00:00.000Z',
      read_at: '',
      parameters: { reference: id },
    }))
    await page.route(/\/notifications\?.*filter=all/, (route) => answerWith(route, { notifications, has_more: false }))
    // As another tab hands on that something has come.
    await page.evaluate(() => new BroadcastChannel('tokhai.notifications').postMessage('notifications'))
    const toast = page.locator('.ui-toast')
    await toast.waitFor()
    await expectNoMessageIds(page)
    expect(await toast.innerText()).toMatch(/^Cơ quan thuế đã trả lời: 2 tờ khai được chấp nhận/)
  })

  it('lets staff in, to a new declaration, and out by the keyboard alone', async () => {
    const { page, product } = fixture
    await page.goto(`${product.origin}/vi/login`)
    await page.getByRole('textbox', { name: 'ID người dùng' }).waitFor()
    await page.keyboard.type('admin@tokhai.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await inside(page)
    await runCommand(page, 'mo danh sach to khai')
    const list = page.getByRole('dialog', { name: 'Cài đặt' })
    await list.getByRole('row').nth(1).waitFor()
    await runCommand(page, 'them to khai')
    const form = page.getByRole('dialog', { name: 'Tờ khai mới' })
    await form.getByRole('textbox').first().waitFor()
    await page.keyboard.press('Control+k')
    const commands = page.getByRole('dialog', { name: 'Lệnh' })
    await commands.getByRole('option', { name: 'Lưu nháp' }).waitFor()
    expect(await commands.getByRole('option', { name: 'Đăng xuất' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await runCommand(page, 'dong')
    await form.waitFor({ state: 'detached' })
    await runCommand(page, 'dong cai dat')
    await list.waitFor({ state: 'detached' })
    await runCommand(page, 'dang xuat')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'ID người dùng' }).waitFor()
  })
})
