import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { RepresentativeNotice } from '../../src/features/declarations/confirmation/RepresentativeNotice.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { company, detailOf, detailOf210 } from './support/samples.ts'

const asInTheSettings = {
  rppr_nm: company.representative_name,
  rppr_phone: company.rppr_phone,
  rppr_dob: company.rppr_dob,
  rppr_gender: company.rppr_gender,
  rppr_cid: company.rppr_cid,
  rppr_passport: company.rppr_passport,
}
const title = page.getByText('The legal representative differs from the company settings')

const show = async (changes: Readonly<Record<string, string>>, sample = detailOf) => {
  const server = createFakeServer()
  server.answer(contract.declarationDetail, { ...sample('d-1', 'draft'), ...asInTheSettings, ...changes })
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

it.each([
  ['2.1.1', detailOf, /The tax authority compares them with .+ refuses the declaration/],
  ['2.1.0', detailOf210, /The confirmation on eTax Mobile fails/],
])(
  'a signer of version %s reads which data of the representative differ, and what follows',
  async (_version, sample, follows) => {
    await show({ rppr_nm: 'Trần Văn Bình', rppr_passport: 'B7654321' }, sample)
    await expect.element(title).toBeVisible()
    await expect.element(page.getByText(/^Different: Full name and Passport number\./)).toMatchTextContent(follows)
  },
)

it.each([
  ['the same data', {}],
  ['a version without a representative', { rppr_nm: 'Trần Văn Bình', xml_vs: '2.0.1' }],
])('nothing is said of %s', async (_what, changes) => {
  await show(changes)
  await expect.element(title).not.toBeInTheDocument()
})
