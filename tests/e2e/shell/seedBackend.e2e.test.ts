import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../seedBackend/answers.ts'
import { fillNewDeclaration, generate, leaveSent, newestRow, standsAt } from '../support/filing.ts'
import { beforeSeedBackend } from '../support/seedBackendFixture.ts'
import { signIn } from '../../../tools/product/signIn.ts'

const kinds: readonly (readonly [string, Choices])[] = [
  [
    'that refuses in HTTP 200, says null and days, and has no skip check and no counts',
    { refusesIn: 'http200', empty: 'null', certificateDates: 'days', hasCheckSkip: false, countsRows: false },
  ],
  [
    'that refuses by HTTP status, leaves empty members out, and says moments',
    { refusesIn: 'itsOwnStatus', empty: 'absent', certificateDates: 'moments', hasCheckSkip: true, countsRows: true },
  ],
]

const openSettings = (page: Page, origin: string) => page.goto(`${origin}/en/report?settings=declarations`)

describe.each(kinds)('a backend known by the seeds alone %s', (_, choices) => {
  const fixture = beforeSeedBackend(choices)
  const open = async (): Promise<Page> => {
    const page = fixture.page()
    await signIn(page, fixture.product().origin, 'admin@tokhai.example', 'en')
    await openSettings(page, fixture.product().origin)
    await page.getByRole('button', { name: /^Add/ }).waitFor()
    return page
  }
  /** A new form, filled as far as the company does not say it. */
  const fill = async (page: Page): Promise<void> => {
    const form = await fillNewDeclaration(page)
    await form.getByRole('textbox', { name: /Place|Location/ }).fill('Hà Nội')
  }

  it('takes a declaration from the form to its registration, and shows it [000-1-01 000-4-13 000-4-16 000-7-05]', async () => {
    const page = await open()
    await fill(page)
    await generate(page)
    await standsAt(page, 'The declaration is sent')
    await leaveSent(page)
    await newestRow(page).getByText('In progress').waitFor()
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    const shown = page.getByRole('dialog', { name: 'Declaration', exact: true })
    await shown.getByText('In progress').first().waitFor()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toMatch(/^blob:/)
    expect(fixture.backend().refusals.filter((refusal) => refusal.includes('does not know'))).toEqual([])
    expect([...fixture.backend().kept.values()].filter(({ signed }) => (signed ?? '') !== '')).toHaveLength(1)
  })

  it('keeps a draft, sends it from the list, and deletes another [002-4.1-08 000-7-06]', async () => {
    const page = await open()
    for (const draft of [1, 2]) {
      await fill(page)
      await page.getByRole('button', { name: /^Save as draft/ }).click()
      await page.getByRole('dialog', { name: 'New declaration' }).waitFor({ state: 'hidden' })
      await newestRow(page).getByText('Not sent').waitFor()
      if (draft === 1) {
        await newestRow(page).getByRole('checkbox').click()
        await page.getByRole('button', { name: /^Send/ }).click()
        await standsAt(page, 'The declaration is sent')
        await leaveSent(page)
        await newestRow(page).getByText('In progress').waitFor()
      }
    }
    await newestRow(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Success delete declaration').waitFor()
    expect(fixture.backend().refusals.filter((refusal) => refusal.includes('does not know'))).toEqual([])
  })

  it('is signed out of, and asked for the session again when it ends [002-8-09]', async () => {
    const page = await open()
    await page.getByRole('searchbox').fill('x')
    fixture.backend().endSessions()
    // What the page asks by itself may have met the ended session first.
    await page.keyboard.press('Enter')
    const again = page.locator('input[autocomplete="current-password"]')
    await again.fill('Tokhai@2026')
    await page.keyboard.press('Enter')
    await again.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Add/ }).waitFor()
  })
})
