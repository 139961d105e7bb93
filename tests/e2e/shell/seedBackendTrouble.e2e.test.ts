import type { Cookie, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillNewDeclaration, generate, newestRow, press, standsAt, submission } from '../support/filing.ts'
import { beforeSeedBackend } from '../support/seedBackendFixture.ts'
import { signIn } from '../../../tools/product/signIn.ts'

const fixture = beforeSeedBackend({
  refusesIn: 'http200',
  empty: 'null',
  certificateDates: 'days',
  hasCheckSkip: true,
  countsRows: true,
})

/** Of who has signed in first: the others go on with the same session. */
let session: Cookie[] = []

const open = async (): Promise<Page> => {
  const page = fixture.page()
  await page.context().addCookies(session)
  if (session.length === 0) {
    await signIn(page, fixture.product().origin, 'admin@tokhai.example', 'en')
    session = await page.context().cookies()
  }
  await page.goto(`${fixture.product().origin}/en/report?settings=declarations`)
  await newestRow(page).getByRole('checkbox').waitFor()
  return page
}
const fill = async (page: Page): Promise<void> => {
  const form = await fillNewDeclaration(page)
  await form.getByRole('textbox', { name: /Place|Location/ }).fill('Hà Nội')
}
const enter = async (userId: string, password: string): Promise<Page> => {
  const page = fixture.page()
  await page.goto(`${fixture.product().origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill(userId)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  return page
}
/** Leaves the dialog that says what was refused: what was filled in stands below it. */
const backToForm = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await submission(page).waitFor({ state: 'hidden' })
}
const signedOnes = (): number =>
  [...fixture.backend().kept.values()].filter(({ signed }) => (signed ?? '') !== '').length

describe('signing in at a backend that names failures by code and message alone', () => {
  it.each([
    ['nobody@tokhai.example', 'x', 'User not found'],
    ['admin@tokhai.example', 'x', 'Password is incorrect'],
    ['pending@tokhai.example', 'x', 'Your registration information has been received'],
    ['silent@tokhai.example', 'x', 'Invalid username or password'],
    ['broken@tokhai.example', 'x', 'Hệ thống đang bảo trì'],
  ])('%s reads why [002-8-01 002-8-02 002-8-03 002-8-04]', async (userId, password, text) => {
    const page = await enter(userId, password)
    await page.getByText(text).first().waitFor()
  })
})

describe('failures of a backend that gives no reasons', () => {
  it('of generating and of registering one declaration are shown, one after the other: nothing is registered [000-7-05 000-8-02 000-8-05 002-8-11]', async () => {
    const page = await open()
    const before = signedOnes()
    await fill(page)
    for (const [call, trouble, title, text] of [
      ['generate', { refused: 422, message: 'Sai mẫu tờ khai' }, 'Generate declaration failed', 'Sai mẫu tờ khai'],
      ['generate', { refused: 500, message: 'Máy chủ quá tải' }, 'Generate declaration failed', 'Máy chủ quá tải'],
      ['generate', { refused: 500, message: null }, 'Generate declaration failed', 'Generate declaration failed'],
      [
        'register',
        { refused: 400, message: 'Chữ ký không hợp lệ' },
        'Register declaration failed',
        'Chữ ký không hợp lệ',
      ],
      [
        'register',
        { refused: 500, message: 'Thuế không trả lời' },
        'Register declaration failed',
        'Thuế không trả lời',
      ],
      ['register', { refused: 500, message: null }, 'Register declaration failed', 'Register declaration failed'],
    ] as const) {
      fixture.backend().meets(call, trouble)
      await generate(page)
      await standsAt(page, title)
      await submission(page).getByText(text).first().waitFor()
      expect(signedOnes()).toBe(before)
      await backToForm(page)
    }
  })

  it('of a registration whose answer was lost: the declaration itself says that it arrived [000-8-05]', async () => {
    const page = await open()
    const before = signedOnes()
    await fill(page)
    fixture.backend().meets('register', 'answerIsLost')
    await generate(page)
    await standsAt(page, 'It is not known whether the declaration was registered')
    await press(page, 'Ask the server')
    await standsAt(page, 'The declaration is sent')
    expect(signedOnes()).toBe(before + 1)
  })

  it('of a registration that was lost itself: it is not called failed, and sent again when the user says so [000-8-05]', async () => {
    const page = await open()
    const before = signedOnes()
    await fill(page)
    fixture.backend().meets('register', 'gatewayPage')
    await generate(page)
    await standsAt(page, 'It is not known whether the declaration was registered')
    await press(page, 'Ask the server')
    await submission(page).getByText('The server does not show it as sent').first().waitFor()
    await standsAt(page, 'It is not known whether the declaration was registered')
    expect(signedOnes()).toBe(before)
    await press(page, 'Send again')
    await standsAt(page, 'The declaration is sent')
    expect(signedOnes()).toBe(before + 1)
  })

  it('of a draft, of its reading and of its deletion are shown [000-7-04 000-8-01 000-8-06 000-8-09 002-8-16 002-8-17]', async () => {
    const page = await open()
    await fill(page)
    fixture.backend().meets('saveDraft', { refused: 409, message: 'Đã khóa sổ' })
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await page.getByText('Đã khóa sổ').first().waitFor()
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await page.getByRole('dialog', { name: 'New declaration' }).waitFor({ state: 'hidden' })
    await newestRow(page).getByText('Not sent').waitFor()

    await newestRow(page).getByRole('checkbox').click()
    fixture.backend().meets('detail', { refused: 500, message: 'Không đọc được' })
    await page.getByRole('button', { name: /^Send/ }).click()
    await standsAt(page, 'Get declaration info failed')
    await submission(page).getByText('Không đọc được').first().waitFor()
    await submission(page).getByRole('button', { name: 'Close' }).last().click()

    const remove = page.getByRole('button', { name: /^Delete/ })
    if ((await remove.getAttribute('aria-disabled')) === 'true') await newestRow(page).getByRole('checkbox').click()
    fixture.backend().meets('delete', { refused: 403, message: 'Không được xóa' })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Không được xóa').first().waitFor()
  })

  it('without a certificate nothing can be chosen [000-8-10 002-8-20]', async () => {
    fixture.backend().register([])
    const page = await open()
    await page.getByRole('button', { name: /^Add/ }).click()
    await page
      .getByRole('dialog', { name: 'New declaration' })
      .getByRole('button', { name: 'Choose', exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: 'Open digital signatures' }).waitFor()
    fixture.backend().register([true])
  })

  it('of the signing application are reported as such [000-8-03 002-8-13]', async () => {
    const page = await open()
    await fixture.product().stopAgent()
    await fill(page)
    await generate(page)
    await submission(page)
      .getByText(/application/)
      .first()
      .waitFor()
    await fixture.product().startAgent()
  })
})
