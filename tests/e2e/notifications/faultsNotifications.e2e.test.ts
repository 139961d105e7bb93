import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { newBody } from '../../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../../tools/product/server/visitor.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, failureTextsOf, textsOf } from '../support/languages.ts'
import { tryAgain } from '../support/tryAgain.ts'

const fixture = inTab({ hasFaults: true })
let colleague: Visitor

beforeEach(async () => {
  const { page, product } = fixture
  colleague = await signInAs(product.origin, 'sysadmin@tokhai.example')
  await page.goto(`${product.origin}/en/customers`)
})
afterEach(() => switchAllOff(fixture.product))

const bell = (page: Page) => page.getByRole('button', { name: /^(?:Notifications|Thông báo|알림)/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /^(?:Notifications|Thông báo|알림)$/ })
const failed = failureTextsOf({ code: 'server.failed', status: 500, requestId: '' })

/** Has `writer` notified: somebody else changes the draft that they have written last. */
const notify = async (writer: Visitor, other: Visitor): Promise<string> => {
  const body = await newBody(writer)
  const draft = await writer.get(contract.saveDraft, { body })
  await other.get(contract.saveDraft, {
    body: { ...body, pos_key: 'changed', declaration_id: draft.declaration_id, version: draft.version },
  })
  return draft.declaration_id
}

/** Whoever looks at the page, beside it. */
const writing = (): Promise<Visitor> => signInAs(fixture.product.origin, 'admin@tokhai.example')

const notifyMe = async (): Promise<string> => notify(await writing(), colleague)

describe('notifications', () => {
  it('notifications.listFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'notifications.listFailed')
    await bell(page).click()
    await expectTexts(page, failed)
    await switchAllOff(product)
    await tryAgain(panel(page).getByRole('button', { name: 'Try again' }), panel(page).getByRole('listitem').first())
  })

  it('notifications.readFailed: all stays unread, says so, and is read in the end', async () => {
    const { page, product } = fixture
    await notifyMe()
    await bell(page).click()
    const readAll = panel(page).getByRole('button', { name: 'Read all' })
    await switchOn(product, 'notifications.readFailed')
    await readAll.click()
    await expectTexts(page, failed)
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
    await switchAllOff(product)
    await readAll.click()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })

  it.each(['notifications.streamRefused', 'notifications.streamLost'] as const)(
    '%s: what comes meanwhile is there when the panel opens, and what comes afterwards by itself',
    async (name) => {
      const { page, product } = fixture
      await switchOn(product, name)
      await page.clock.install()
      await page.reload()
      await bell(page).waitFor()
      await notifyMe()
      await bell(page).click()
      await panel(page).getByText('has changed declaration').first().waitFor()
      await panel(page).getByRole('button', { name: 'Read all' }).click()
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
      await switchAllOff(product)
      const opened = page.waitForResponse(
        (response) => response.url().endsWith('/notifications/events') && response.ok(),
      )
      await page.clock.runFor(61_000)
      await opened
      await notifyMe()
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    },
  )
})

describe('what comes by e-mail', () => {
  const openTab = async () => {
    await bell(fixture.page).click()
    await panel(fixture.page).getByRole('tab', { name: 'E-mail' }).click()
  }
  const box = () => panel(fixture.page).getByRole('checkbox', { name: 'Declaration lapsed' })

  it('notifications.mailFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'notifications.mailFailed')
    await openTab()
    await expectTexts(page, failed)
    await switchAllOff(product)
    await tryAgain(panel(page).getByRole('button', { name: 'Try again' }), box())
  })

  it('notifications.mailNotKept: the switch goes back, says so, and is kept in the end', async () => {
    const { page, product } = fixture
    await openTab()
    await switchOn(product, 'notifications.mailNotKept')
    await panel(page).getByText('Declaration lapsed').click()
    await expectTexts(page, failed)
    expect(await box().isChecked()).toBe(true)
    await switchAllOff(product)
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await panel(page).getByText('Declaration lapsed').click()
    await kept
    await page.reload()
    await openTab()
    await box().waitFor()
    expect(await box().isChecked()).toBe(false)
  })
})

describe('e-mails on their way', () => {
  const mails = () => {
    const folder = join(fixture.product.data, 'mail')
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.eml'))
      .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
  }
  const mailsAbout = (id: string) => () => mails().filter((mail) => mail.replaceAll(/=\r\n/g, '').includes(id)).length
  const wantChanges = async (writer: Visitor) =>
    writer.get(contract.changeNotificationMail, {
      body: { locale: 'en', kinds: [{ kind: 'declaration.changed', is_mailed: true }] },
    })
  const openTab = async (page: Page) => {
    await page.reload()
    await bell(page).click()
    await panel(page).getByRole('tab', { name: 'E-mail' }).click()
  }
  const troubleOf = (writer: Visitor) => async () => (await writer.get(contract.readNotificationMail)).trouble

  it('mail.unreachable: they are late, which the panel says, and leave once nothing is in the way', async () => {
    const { page, product } = fixture
    const writer = await writing()
    await wantChanges(writer)
    await switchOn(product, 'mail.unreachable')
    const declaration = await notify(writer, colleague)
    await expect.poll(troubleOf(writer)).toBe('waiting')
    await openTab(page)
    await expectTexts(page, textsOf(msg`E-mails are late`))
    await switchAllOff(product)
    await expect.poll(mailsAbout(declaration)).toBe(1)
    expect(await troubleOf(writer)()).toBe('none')
  })

  it('mail.refused: the panel says that the address is refused, until an e-mail has left', async () => {
    const { page, product } = fixture
    const writer = await writing()
    await wantChanges(writer)
    await switchOn(product, 'mail.refused')
    const refused = await notify(writer, colleague)
    await expect.poll(troubleOf(writer)).toBe('refused')
    await openTab(page)
    await expectTexts(page, textsOf(msg`The newest e-mail was not delivered`))
    await switchAllOff(product)
    const next = await notify(writer, colleague)
    await expect.poll(mailsAbout(next)).toBe(1)
    expect(mailsAbout(refused)()).toBe(0)
    await openTab(page)
    await panel(page)
      .getByText(/^They go to /)
      .waitFor()
  })

  it('the address in an e-mail leads to the record', async () => {
    const { page, product } = fixture
    const writer = await writing()
    await wantChanges(writer)
    const declaration = await notify(writer, colleague)
    await expect.poll(mailsAbout(declaration)).toBe(1)
    const whole = mails()
      .map((mail) => mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
      .find((mail) => mail.includes(declaration))
    const address = /^http:\S+$/m.exec(whole ?? '')?.[0] ?? ''
    expect(address).toBe(`${product.origin}/en/sale/e-invoice?settings=declarations&declaration=${declaration}`)
    await page.goto(address)
    await page.getByRole('dialog').getByRole('textbox', { name: 'Place', exact: true }).waitFor()
  })
})
