import { describe, expect, it } from 'vitest'
import { expectAccessible, rulesIn } from '../support/accessibility.ts'
import { onChartsPage } from '../support/chartsPage.ts'

const charts = onChartsPage()

describe('the page of all flows', () => {
  it('draws a flow and shows of a state what its user reads, in three languages', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning&part=tokenRemoved')
    await charts.panel.getByRole('heading', { name: 'Token removed' }).waitFor()
    for (const words of ['The token was removed', 'Token đã bị rút ra', '000-4-13', 'has failure: token removed'])
      await charts.panel.getByText(words).first().waitFor()
    expect(await charts.page.locator('.chart-window .chosen').getAttribute('aria-pressed')).toBe('true')
  })

  it('speaks Vietnamese, English and Korean, in the drawing too', async () => {
    await charts.open('')
    for (const [language, flow, tab] of [
      ['English', 'Token signing', 'Chart'],
      ['한국어', '토큰 서명', '상태도'],
      ['Tiếng Việt', 'Ký bằng token', 'Sơ đồ'],
    ] as const) {
      await charts.page.locator('.page-choices select').first().selectOption({ label: language })
      await charts.page.getByRole('button', { name: tab, exact: true }).waitFor()
      await charts.page.getByRole('button', { name: new RegExp(`^${flow}`) }).click()
      await charts.page.locator('.chart-window').getByRole('group', { name: flow }).waitFor()
    }
  })

  it('finds a state without diacritics, and shows it', async () => {
    await charts.openDrawing('#lang=vi&flow=session')
    await charts.page.getByRole('searchbox').first().fill('token da bi rut')
    await charts.page.locator('.found').getByRole('button').first().click()
    await charts.panel.getByText('tokenRemoved', { exact: true }).waitFor()
    await charts.page.locator('.chart-window .chosen[data-state="tokenRemoved"]').waitFor()
  })

  it('keeps what was searched for, and the focus, while flows change', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning')
    const other = charts.page.getByRole('button', { name: /^Session/ })
    await other.press('Enter')
    await charts.page.locator('.chart-window').getByRole('group', { name: 'Session' }).waitFor()
    expect(await other.evaluate((button) => button === document.activeElement)).toBe(true)
    await charts.chooseMode('Coverage')
    await charts.page.getByRole('searchbox').fill('token removed')
    const found = charts.page.locator('.found').getByRole('button').first()
    await found.press('Enter')
    await charts.panel.getByRole('heading', { name: 'Token removed' }).waitFor()
    expect(await found.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('steps the real machine, back and from the beginning', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning')
    await charts.chooseMode('Simulator')
    await charts.page.locator('.chart-window .active[data-state="askingPermission"]').waitFor()
    await charts.panel.getByRole('button', { name: /: granted$/ }).click()
    await charts.page.locator('.chart-window .active[data-state="readingToken"]').waitFor()
    await charts.panel
      .getByRole('button', { name: /: PIN wrong$/ })
      .first()
      .click()
    await charts.panel.getByRole('status').getByText('PIN wrong').waitFor()
    expect(await charts.page.locator('.chart-window .taken').count()).toBe(2)
    expect(await charts.panel.locator('pre').textContent()).not.toContain('0101243150')
    await charts.panel.getByRole('button', { name: 'One step back' }).click()
    await charts.page.locator('.chart-window .active[data-state="readingToken"]').waitFor()
    await charts.panel.getByRole('button', { name: 'From the beginning' }).click()
    await charts.page.locator('.chart-window .active[data-state="askingPermission"]').waitFor()
  })

  it('follows a generated path step by step', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning&part=pinWrong')
    const path = charts.panel.locator('.path').first()
    await path.locator('summary').click()
    await path.getByText(/npm run paths -- --run tokenSigning --path tokenSigning-[0-9a-f]{8}/).waitFor()
    const steps = await path.getByRole('listitem').count()
    await path.getByRole('button', { name: 'Step through it' }).click()
    for (const _ of Array(steps - 1).keys()) await charts.panel.locator('[data-next]').click()
    const happened = charts.panel.getByText('What has happened').locator('..').getByRole('listitem')
    await expect.poll(() => happened.count()).toBe(steps - 1)
  })

  it('shows how many paths take each transition, by line and number', async () => {
    await charts.openDrawing('#lang=en&flow=documentForm')
    await charts.chooseMode('Coverage')
    await charts.panel.getByText(/^\d+ of \d+ transitions are taken by generated paths$/).waitFor()
    expect(await charts.page.locator('.chart-window .walked .badge').count()).toBeGreaterThan(20)
  })

  it('is used by keyboard: from part to part, choosing and collapsing', async () => {
    await charts.openDrawing('#lang=en&flow=session')
    await charts.page.locator('.chart-window [tabindex="0"]').focus()
    await charts.page.keyboard.press('ArrowRight')
    await charts.page.keyboard.press('Enter')
    await charts.panel
      .getByText(/^session\.readingSession: /)
      .first()
      .waitFor()
    await charts.page.locator('.chart-window [data-state="signedIn"]').focus()
    await charts.page.keyboard.press('c')
    await charts.page.locator('.chart-window [data-state="signedIn.lifetime"]').waitFor({ state: 'detached' })
    await charts.page.getByRole('button', { name: 'Expand: Signed in' }).click()
    await charts.page.locator('.chart-window [data-state="signedIn.lifetime"]').waitFor()
  })

  it('leads from a rule to its states and tests, and lists what stands alone', async () => {
    await charts.open('#lang=en&flow=session&view=rules&rule=000-4-14')
    const row = charts.page.getByRole('row', { name: /000-4-14/ })
    await row.getByRole('button', { name: 'Token signing: Tax code differs' }).click()
    await charts.drawing.waitFor()
    await charts.panel.getByRole('heading', { name: 'Tax code differs' }).waitFor()
    await charts.page.getByRole('button', { name: 'Requirements' }).click()
    await charts.page.getByRole('radio', { name: 'Orphans' }).check({ force: true })
    await charts.page.getByRole('heading', { name: /^States and transitions without a rule/ }).waitFor()
  })

  it.each([
    {
      language: 'vi',
      typed: 'ma so thue trong chung thu so',
      rule: 'mã số thuế trong chứng thư số phải là của người bán',
      place: '000 §4 Các cách ký · lỗi',
      document: 'Tài liệu',
      area: ['Mảng', 'ký số'],
    },
    {
      language: 'ko',
      typed: '인증서의 세금 코드',
      rule: '인증서의 세금 코드는 판매자의 것이어야 하며',
      place: '000 §4 서명 방법 · 오류',
      document: '문서',
      area: ['영역', '서명'],
    },
  ] as const)(
    'shows and finds a rule in the language of the page: $language',
    async ({ language, typed, rule, place, document, area: [area, signing] }) => {
      await charts.open(`#lang=${language}&flow=tokenSigning&part=taxCodeDiffers`)
      await charts.panel.getByText(rule).waitFor()
      await charts.page.getByRole('searchbox').first().fill(typed)
      await charts.page.locator('.found').getByRole('button', { name: rule }).click()
      await charts.page.getByRole('searchbox').fill(typed)
      await charts.page.getByRole('combobox', { name: document }).selectOption('000')
      await charts.page.getByRole('combobox', { name: area }).selectOption({ label: signing })
      const row = charts.page.getByRole('row', { name: /000-4-14/ })
      await row.getByText(rule).waitFor()
      await row.getByText(place).waitFor()
      expect(await charts.page.getByRole('row').count()).toBe(2)
    },
  )

  it('shows on a phone what was chosen in the list, drawing and description', async () => {
    await charts.openDrawing('#lang=vi&flow=session', { viewport: { width: 390, height: 844 } })
    await charts.page.getByRole('button', { name: 'Đang chờ thông tin đăng nhập' }).first().click()
    const whole = await charts.page.locator('.chart-window .chosen').boundingBox()
    const heading = await charts.panel.getByRole('heading', { name: 'Đang chờ thông tin đăng nhập' }).boundingBox()
    for (const box of [whole, heading]) {
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    }
    expect(await charts.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('distinguishes states of the same name, and the branch that is left', async () => {
    await charts.open(
      '#lang=en&flow=session&part=session.expired.signingIn: xstate.done.actor.signInAgain 4 -> expired.awaitingCredentials',
    )
    await charts.drawing.waitFor()
    await charts.panel.getByRole('button', { name: 'Expired › Awaiting credentials' }).waitFor()
    await charts.panel.getByText('Branch 4 of 4: taken when none before it fits').waitFor()
    await charts.page.getByRole('searchbox').first().fill('signing in')
    for (const name of ['Signed out › Signing in', 'Expired › Signing in'])
      await charts.page.locator('.found').getByText(name, { exact: true }).waitFor()
  })

  it('lays a drawing over sheets of paper with marks', async () => {
    await charts.open('#lang=en&flow=session&view=print')
    await charts.page.getByText(/Under 5 pt is hard to read/).waitFor()
    await charts.page.getByLabel('Paper').selectOption('A3')
    await charts.page.getByLabel('Sheets across').selectOption('3')
    await charts.page.getByLabel('Sheets down').selectOption('3')
    await charts.page.locator('.sheet-marks').nth(8).waitFor()
    expect(await charts.page.getByText(/Under 5 pt is hard to read/).count()).toBe(0)
    expect(await charts.page.locator('.sheet svg.statechart').count()).toBe(9)
    const pdf = (await charts.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(9)
  })
})

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  it.each([
    ['a state', '#lang=vi&flow=tokenSigning&part=tokenRemoved', null],
    ['a transition', '#lang=en&flow=tokenSigning&part=tokenSigning.tokenRemoved: dialog.dismissed -> givenUp', null],
    ['the simulator', '#lang=ko&flow=session', '시뮬레이터'],
    ['the coverage', '#lang=en&flow=documentSubmit', 'Coverage'],
  ])('on %s', async (_, hash, mode) => {
    await charts.openDrawing(hash, { colorScheme })
    if (mode !== null) await charts.chooseMode(mode)
    await expectAccessible(charts.page, rulesIn(colorScheme))
  })

  it('on a phone, from a state to rules and sheets', async () => {
    await charts.openDrawing('#lang=en&flow=session&part=expired', {
      colorScheme,
      viewport: { width: 390, height: 844 },
    })
    await expectAccessible(charts.page, rulesIn(colorScheme))
    await charts.page.getByRole('button', { name: 'Requirements', exact: true }).click()
    await charts.page.getByRole('searchbox').fill('000-4-1')
    await charts.page.getByRole('row').nth(1).waitFor()
    await expectAccessible(charts.page, rulesIn(colorScheme))
    await charts.page.getByRole('button', { name: 'Print', exact: true }).click()
    await charts.page.locator('.sheet svg').waitFor()
    await expectAccessible(charts.page, rulesIn(colorScheme))
  })
})
