import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pitCertificateRights, type PitAccount } from '../../src/api/contract/pitCertificateRights.ts'
import { pitPermissions } from '../../src/domain/session.ts'
import { RightsPage } from '../../src/features/pitCertificates/rights/RightsPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { fakePage } from './support/fakePage.ts'
import { serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'

const { list, grant } = pitCertificateRights

beforeEach(() => window.localStorage.clear())

const account: PitAccount = {
  id: 'a-1',
  full_name: 'Trần Thị Hoa',
  user_id: 'hoa@tokhai.example',
  is_active: true,
  permissions: ['pit-certificate.new', 'pit-certificate.amounts'],
}

const serverOf = (...accounts: readonly PitAccount[]) => {
  const server = serverOfCertificates([])
  server.answerBy(list, ({ body }) => {
    const { rows, pagination } = fakePage(v.parse(v.record(v.string(), v.string()), body), accounts)
    return { accounts: rows, pagination }
  })
  return server
}

const row = page.getByRole('row', { name: /Trần Thị Hoa/ })
const dialog = page.getByRole('dialog', { name: 'What Trần Thị Hoa may do in e-PIT' })
const right = (name: string) => dialog.getByRole('checkbox', { name })

test('say what each account may do, and are given one by one', async () => {
  const server = serverOf(account, { ...account, id: 'a-2', full_name: 'Lê Văn An', permissions: [...pitPermissions] })
  server.answer(grant, { permissions: [] })
  await visitPitPage(RightsPage, { server })
  await expect.element(row.getByText('Add PIT certificates, See income and tax')).toBeVisible()
  await expect.element(page.getByText('Everything in e-PIT')).toBeVisible()
  await row.dblClick()
  await expect.element(right('Add PIT certificates')).toBeChecked()
  await expect.element(right('Issue PIT certificates')).not.toBeChecked()
  await expectNoViolations()
  await dialog.getByText('Issue PIT certificates').click()
  await dialog.getByText('See income and tax').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The rights of Trần Thị Hoa are saved, and hold from now on')).toBeVisible()
  expect(server.callsOf(grant)).toMatchObject([
    {
      body: {
        permissions: ['pit-certificate.new', 'pit-certificate.send'],
        before: ['pit-certificate.new', 'pit-certificate.amounts'],
      },
    },
  ])
})

test('that somebody else has changed meanwhile stay as chosen, with what to do', async () => {
  const server = serverOf(account)
  server.refuse(grant, { status: 409, reason: 'pitCertificate.rightsChanged', message: '' })
  await visitPitPage(RightsPage, { server })
  await row.dblClick()
  await dialog.getByText('Issue PIT certificates').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/^These rights were changed after you opened them/)).toBeVisible()
  await expect.element(right('Issue PIT certificates')).toBeChecked()
})

test('are sought by the name of an account, which stands in no address', async () => {
  const server = serverOf(account)
  const visited = await visitPitPage(RightsPage, { server })
  await page.getByRole('searchbox').fill('Hoa')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf(list).at(-1)?.body).toMatchObject({ search_value: 'Hoa' })
  expect(JSON.stringify([visited.address, server.callsOf(list).map(({ query }) => query)])).not.toContain('Hoa')
})

test('of nobody are an empty list that says so', async () => {
  await visitPitPage(RightsPage, { server: serverOf() })
  await expect.element(page.getByText('No PIT users yet')).toBeVisible()
})
