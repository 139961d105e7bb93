import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { HsmCertificate } from '../../src/domain/hsm.ts'
import { accountProblems, pinProblems } from '../../src/domain/hsmForms.ts'
import { ChoosePanel } from '../../src/features/digitalSignatures/register/hsm/ChoosePanel.tsx'
import { problemTexts } from '../../src/hsm/problemTexts.ts'
import { renderScreen } from './support/renderScreen.tsx'

const held = (serial: string, activeStatus: string): HsmCertificate => ({
  ownerId: 'ke.toan',
  serial,
  modifiedDate: '2026-01-01T00:00:00',
  expiredDate: '2028-01-01T00:00:00',
  activeStatus,
  org_nm: 'TOKHAI DEMO CA',
})

it.each([
  ['1', 'Active'],
  ['0', 'Inactive'],
  ['9', 'Unknown'],
  ['', 'Unknown'],
])('a certificate of an HSM with the status "%s" is shown as %s [000-3-09 001-3-01]', async (status, label) => {
  await renderScreen(
    <ChoosePanel
      certificates={[held('AA01', status)]}
      onCancel={() => {}}
      onChosen={() => {}}
      onOtherAccount={() => {}}
    />,
  )
  const row = page.getByRole('row', { name: /AA01/ })
  await expect.element(row.getByText(label, { exact: true })).toBeVisible()
})

it('a missing user name, password or PIN has a message of its own [002-5.3-01]', () => {
  const problems = {
    ...accountProblems({ provider: null, userName: ' ', password: '' }),
    ...pinProblems({ pin: '', otp: null }),
  }
  expect(Object.entries(problems).map(([field, code]) => [field, problemTexts[code]?.message])).toEqual([
    ['userName', 'User is required'],
    ['password', 'Password is required'],
    ['pin', 'Pin is required'],
  ])
  expect(accountProblems({ provider: null, userName: 'ke.toan', password: 'x' })).toEqual({})
  expect(pinProblems({ pin: '864209', otp: null })).toEqual({})
})
