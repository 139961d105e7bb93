import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pitCertificateCorrections } from '../../src/api/contract/pitCertificateCorrections.ts'
import { pitCertificateList } from '../../src/api/contract/pitCertificates.ts'
import { CancelledPage } from '../../src/features/pitCertificates/corrections/CancelledPage.tsx'
import { ChangesPage } from '../../src/features/pitCertificates/corrections/ChangesPage.tsx'
import { AdjustingPage, ReplacingPage } from '../../src/features/pitCertificates/corrections/CorrectingPages.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { standing } from './support/pitCertificateAtPlace.tsx'
import { certificateRow, serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const rowOf = (name: string) => page.getByRole('rowheader', { name })
const asked = (server: ReturnType<typeof serverOfCertificates>) => server.callsOf(pitCertificateList.list).at(-1)?.query

const accepted = certificateRow('a', { etax_status: 'accepted', inv_no: '12' })
const pages = page.getByRole('navigation', { name: 'Pages of corrections' })

describe('the page where corrections are begun', () => {
  test('lists accepted certificates alone, and begins the correction of the one that is selected', async () => {
    const server = serverOfCertificates([accepted])
    server.answer(pitCertificateCorrections, standing())
    await visitPitPage(ChangesPage, { server })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Correct a PIT certificate' })).toBeVisible()
    expect(asked(server)).toMatchObject({ status: 'accepted' })
    await expect.element(button(/^Correct…/)).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: /Người a/ }).click()
    await expectNoViolations(document.body)
    await button('Correct…').click()
    const dialog = page.getByRole('dialog', { name: 'Correct the PIT certificate' })
    await expect.element(dialog.getByText('What is wrong?').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(button('Correct…')).toHaveFocus()
  })

  test('says so where nothing is accepted', async () => {
    await visitPitPage(ChangesPage, { server: serverOfCertificates([]) })
    await expect.element(page.getByText('No PIT certificate is accepted yet')).toBeVisible()
  })

  test('closes the correction for whoever may not add certificates', async () => {
    await visitPitPage(ChangesPage, {
      server: serverOfCertificates([accepted]),
      scope: 'USER PIT',
      permissions: ['pit-certificate.amounts'],
    })
    await page.getByRole('checkbox', { name: /Người a/ }).click()
    await expect.element(button(/^Correct…/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(/^Correct…/)).toHaveAccessibleDescription('Your account may not add PIT certificates')
  })
})

describe('the pages of corrections', () => {
  test.each([
    ['Adjusting PIT certificates', AdjustingPage, '2'],
    ['Replacing PIT certificates', ReplacingPage, '1'],
  ] as const)('%s are listed and lead to their pages', async (title, Shown, feature) => {
    const server = serverOfCertificates([certificateRow('b', { ...accepted, sid: 'b', inv_feature: feature })])
    const visited = await visitPitPage(Shown, { server })
    await expect.element(page.getByRole('grid', { name: title })).toBeVisible()
    expect(asked(server)).toMatchObject({ inv_feature: feature })
    await expectNoViolations(document.body)
    await rowOf('Người a').click()
    expect(visited.opened).toMatchObject([{ page: 'pit-certificates', place: { record: 'b' } }])
  })

  test('say that nothing is cancelled and what to do instead, and lead there', async () => {
    await visitPitPage(CancelledPage, { server: serverOfCertificates([]) })
    await expect.element(page.getByText(/Since 1 June 2025 the law knows no cancelling/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Correct a PIT certificate' }))
      .toHaveAttribute('href', '#pit-changes?')
    await expect.element(pages.getByRole('link', { name: 'Cancelling' })).toHaveAttribute('aria-current', 'page')
    await expectNoViolations(document.body)
  })
})
