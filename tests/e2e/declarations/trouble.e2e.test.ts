import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Response, Route } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { demoTokenOrder, demoTokenPin } from '../../../server/companies/demo/company.ts'
import { ensureDemoToken } from '../../../signing/demoCa.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { sendDraft } from '../support/drafts.ts'
import { inTab } from '../support/fixtures.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  isRegisteredOnce,
  newestRow,
  openList,
  press,
  standsAt,
  submission,
} from '../support/filing.ts'
import { signIn } from '../../../tools/product/signIn.ts'

const fixture = inTab()

const register = '**/api/wtx/ca/v1/settings/declarations'

/** The demo token in a key file as other makers write it, with its certificate encrypted as well. */
function hiddenKeyFile(data: string): string {
  const path = join(data, 'hidden.p12')
  const openssl = (...options: readonly string[]) => {
    const { status, stderr } = spawnSync('openssl', ['pkcs12', ...options], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  const demoFile = join(demoTokenOrder(data).directory, 'demo-token.p12')
  openssl('-in', demoFile, '-passin', `pass:${demoTokenPin}`, '-nodes', '-out', `${path}.pem`)
  openssl('-export', '-in', `${path}.pem`, '-out', path, '-passout', `pass:${demoTokenPin}`)
  return path
}

const colleague = 'Nguyễn Thị Đồng Nghiệp'

/** Somebody else saves the declaration that has just been generated, with themselves as its contact. */
async function changeMeanwhile(generated: Response) {
  const answer = v.parse(v.object({ data: contract.generateXml.answer }), await generated.json()).data
  const body = v.parse(contract.generateXml.body, generated.request().postDataJSON())
  const saved = await fixture.page.request.post(fixture.product.origin + contract.saveDraft.path, {
    data: { ...body, contact_per: colleague, version: answer.version },
    headers: { Origin: fixture.product.origin },
  })
  expect(saved.status()).toBe(200)
}

describe('the signing agent and the token', () => {
  afterAll(() => fixture.product.startAgent())

  it('an agent that is not running is named, and signing goes on once it runs [000-8-03]', async () => {
    const { page, product } = fixture
    await product.stopAgent()
    const before = await sendDraft(page, product.origin)
    await standsAt(page, 'The signing application is not installed or not running')
    await expectStateAccessible(page)
    await product.startAgent()
    await press(page, 'Try again')
    await isRegisteredOnce(page, before)
  })

  it('a wrong PIN in the agent’s settings is named as that, and signing goes on once it is corrected', async () => {
    const { page, product } = fixture
    await product.startAgent({ AGENT_PIN: '00000000' })
    const before = await sendDraft(page, product.origin)
    await standsAt(page, 'The PIN set in the signing application is wrong')
    await press(page, 'Try again')
    await standsAt(page, 'The PIN set in the signing application is wrong')
    await expectStateAccessible(page)
    await product.startAgent()
    await press(page, 'Try again')
    await isRegisteredOnce(page, before)
  })

  it('a key file that shows its certificate only after its PIN signs, and is checked afterwards [000-4-14]', async () => {
    const { page, product } = fixture
    await product.startAgent({ PKCS12_FILE: hiddenKeyFile(product.data) })
    const before = await sendDraft(page, product.origin)
    await isRegisteredOnce(page, before)
  })

  it('a refused signature registers nothing, and the draft stays [000-4-13]', async () => {
    const { page, product } = fixture
    await product.startAgent({ AGENT_PIN: '00000000' })
    await openList(page, product.origin)
    await fillNewDeclaration(page)
    await generate(page)
    await standsAt(page, 'The PIN set in the signing application is wrong')
    await page.keyboard.press('Escape')
    await submission(page).waitFor({ state: 'hidden' })
    await page
      .getByRole('dialog', { name: 'New declaration' })
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click()
    await newestRow(page).getByText('Not sent').waitFor()
  })

  it('a token of another company is refused before anything is signed [000-8-04]', async () => {
    const { page, product } = fixture
    const order = demoTokenOrder(product.data)
    const other = await ensureDemoToken({
      ...order,
      directory: join(product.data, 'other-token'),
      companyName: 'CÔNG TY KHÁC',
      taxCode: '0399999981',
    })
    await product.startAgent({ PKCS12_FILE: other.pkcs12Path })
    await sendDraft(page, product.origin)
    await standsAt(page, 'Token information does not match with company information')
    await submission(page).getByText('0399999981').first().waitFor()
  })
})

describe('a register call for what somebody else has changed meanwhile [000-8-05]', () => {
  it('is refused, and leads to the declaration as it says now', async () => {
    const { page, product } = fixture
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    await page.route(register, async (route) => {
      if (route.request().method() === 'POST') await changeMeanwhile(await generating)
      await route.continue()
    })
    await fillNewDeclaration(page)
    const generating = page.waitForResponse('**/declarations/generate-xml')
    await generate(page)
    await standsAt(page, 'Register declaration failed')
    await expectStateAccessible(page)
    await press(page, 'Open it again')
    const anew = page.getByRole('dialog', { name: 'Declaration', exact: true })
    await expect.poll(() => anew.getByRole('textbox', { name: /Contact person/ }).inputValue()).toBe(colleague)
    await anew.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })
})

describe('a register call that nobody hears [000-8-05]', () => {
  it('that had arrived is found by its request key and not sent again', async () => {
    const { page, product } = fixture
    let posts = 0
    await page.route(register, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      posts += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    const before = await sendDraft(page, product.origin)
    await standsAt(page, 'It is not known whether the declaration was registered')
    await expectStateAccessible(page)
    await press(page, 'Ask the server')
    await isRegisteredOnce(page, before)
    expect(posts).toBe(1)
  })

  it('that had not arrived survives a reload and is registered with the same signature', async () => {
    const { page, product } = fixture
    const sent: string[] = []
    let signatures = 0
    await page.route(`${product.agentOrigin}/issueXmlList`, (route) => {
      if (route.request().method() === 'POST') signatures += 1
      return route.continue()
    })
    await page.route(register, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent.push(route.request().postData() ?? '')
      return sent.length === 1 ? route.abort('connectionreset') : route.fallback()
    })
    const before = await sendDraft(page, product.origin)
    await standsAt(page, 'It is not known whether the declaration was registered')
    await page.reload()
    await page.getByText(/A declaration was interrupted on its way/).waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await isRegisteredOnce(page, before)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
    expect(signatures).toBe(1)
    await page.reload()
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    expect(await page.getByText(/A declaration was interrupted on its way/).count()).toBe(0)
  })
})

describe('an answer to saving that nobody hears [000-8-06]', () => {
  it('leaves one draft, however often it is saved again, and the focus goes back to the list', async () => {
    const { page, product } = fixture
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    let saves = 0
    await page.route('**/declarations/save-draft', async (route) => {
      saves += 1
      if (saves > 1) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    const form = await fillNewDeclaration(page)
    const save = form.getByRole('button', { name: /^Save as draft/ })
    await save.click()
    await form.getByText('Save declaration failed').waitFor()
    await save.click()
    await form.waitFor({ state: 'hidden' })
    await newestRow(page).getByText('Not sent').waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await page.keyboard.press('F4')
    await page.getByRole('dialog', { name: 'New declaration' }).waitFor()
  })
})

describe('a session that ends in the middle [002-4.5-02 002-8-09]', () => {
  it('asks for the password in place; the half-filled form survives and the draft is saved', async () => {
    const { page, product } = fixture
    // A tab knows the user id of who signed in on it.
    await page.context().clearCookies()
    await signIn(page, product.origin, 'admin@tokhai.example', 'en')
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    const form = await fillNewDeclaration(page)
    await form.getByRole('textbox', { name: /Contact person/ }).fill('Người còn đang gõ')
    // Ends with the very request that saves: any other would open the dialog before the button is pressed.
    const endSession = async (route: Route): Promise<void> => {
      await page.context().clearCookies()
      await route.continue()
    }
    await page.route('**/save-draft', endSession, { times: 1 })
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    const again = page.getByRole('dialog', { name: 'Your session has expired' })
    await again.waitFor()
    await expectStateAccessible(page)
    await again.locator('input[autocomplete="current-password"]').fill('Tokhai@2026')
    await again.getByRole('button', { name: 'Log in again' }).click()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await expect
      .poll(() => page.getByRole('textbox', { name: /Contact person/ }).inputValue())
      .toBe('Người còn đang gõ')
  })
})

describe('Back over what is not saved', () => {
  it('asks, and Forward takes it back; then Back asks again', async () => {
    const { page, product } = fixture
    await openList(page, product.origin)
    await page.getByRole('button', { name: /^Add/ }).click()
    const place = page.getByRole('dialog', { name: 'New declaration' }).getByRole('textbox', { name: 'Place' })
    await place.fill('Huế')
    const address = page.url()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => window.history.back())
      await question.waitFor()
      await page.evaluate(() => window.history.forward())
      await question.waitFor({ state: 'hidden' })
      expect(await place.inputValue()).toBe('Huế')
      expect(page.url()).toBe(address)
    }
  })
})
