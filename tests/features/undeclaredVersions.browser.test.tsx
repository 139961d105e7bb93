import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { companyNotices as notices } from '../../src/app/inside/areas.ts'
import { CompanyNoticesProvider } from '../../src/area/companyNotices.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { CompanyPanel } from '../../src/features/company/CompanyPanel.tsx'
import { sampleDeclaration210 } from '../../walks/flows/sampleDeclaration.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { company, detailOf } from './support/samples.ts'
import { settingsAtAddress } from './support/settingsAtAddress.tsx'
import { endVersionsAt210 } from './support/versionsTo210.ts'

const none = { declarations: [], pagination: { page_number: 0, page_size: 100, total_elements: 0, total_pages: 0 } }
const of210 = toContent(eInvoice, {
  ...sampleDeclaration210,
  sllr_comp_nm: 'TÊN CŨ',
  txof_cd: company.tax_office_id,
  rppr_nm: company.representative_name,
  rppr_phone: company.rppr_phone,
  rppr_dob: company.rppr_dob,
  rppr_gender: company.rppr_gender === '1' ? '0' : '1',
  rppr_nation: company.rppr_nation,
  rppr_cid: company.rppr_cid,
  rppr_passport: company.rppr_passport,
})

/** A company that has another name and gender than its accepted declaration of 2.1.0. */
const serverWithAccepted = (): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.cityInfo, [])
  server.answer(contract.taxOfficeInfo, { tax_Office_info: [] })
  server.answer(contract.listDeclarations, none)
  server.answer(contract.listEDocumentDeclarations, none)
  server.answer(contract.declarationInForce, {
    in_force: { declaration_id: 'tk-1', reference: 'tk-1', register_date: '2026-11-05', xml_vs: '2.1.1' },
  })
  server.answer(contract.declarationDetail, { ...detailOf('tk-1', 'accepted'), ...of210 })
  return server
}

test.each([
  ['2.1.1', () => undefined, /Different there: Vietnamese name\./],
  ['2.1.0', endVersionsAt210, /Different there: Vietnamese name and Legal representative\./],
] as const)(
  'a change filed in %s names the gender of an accepted 2.1.0 only where it asks for one',
  async (...given) => {
    const [, prepare, said] = given
    const server = serverWithAccepted()
    prepare(server)
    const { node } = settingsAtAddress(CompanyPanel)
    await renderScreen(<CompanyNoticesProvider value={notices}>{node}</CompanyNoticesProvider>, { server })
    await expect.element(page.getByText(said)).toBeVisible()
  },
)
