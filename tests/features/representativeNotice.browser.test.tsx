import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { RepresentativeNotice } from '../../src/features/declarations/confirmation/RepresentativeNotice.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { company, detailOf } from './support/samples.ts'

const asInTheSettings = {
  rppr_nm: company.representative_name,
  rppr_phone: company.rppr_phone,
  rppr_dob: company.rppr_dob,
  rppr_gender: company.rppr_gender,
  rppr_cid: company.rppr_cid,
  rppr_passport: company.rppr_passport,
}
const title = page.getByText('The legal representative differs from the company settings')

const show = async (changes: Readonly<Record<string, string>>) => {
  const server = createFakeServer()
  server.answer(contract.declarationDetail, { ...detailOf('d-1', 'draft'), ...asInTheSettings, ...changes })
  await renderScreen(
    <>
      <RepresentativeNotice declarationId="d-1" />
      <p>signing</p>
    </>,
    { server },
  )
  await expect.element(page.getByText('signing')).toBeVisible()
  await expect.poll(() => server.callsOf(contract.declarationDetail).length).toBe(1)
}

it('a signer reads which of the representative’s data differ from the company settings, and what follows', async () => {
  await show({ rppr_nm: 'Trần Văn Bình', rppr_passport: 'B7654321' })
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText(/^Different: Full name and Passport number\. The confirmation/)).toBeVisible()
})

it.each([
  ['the same data', {}],
  ['a version without a representative', { rppr_nm: 'Trần Văn Bình', xml_vs: '2.0.1' }],
])('nothing is said of %s', async (_what, changes) => {
  await show(changes)
  await expect.element(title).not.toBeInTheDocument()
})
