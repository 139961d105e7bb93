import { describe, expect, test } from 'vitest'
import { i18n } from '@lingui/core'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { DeclarationDetail } from '../../src/api/contract/declarationFiling.ts'
import type { Permission } from '../../src/domain/session.ts'
import { CompanyNoticesProvider } from '../../src/area/companyNotices.ts'
import { companyNotices as notices } from '../../src/app/inside/areas.ts'
import { CompanyPanel } from '../../src/features/company/CompanyPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { company, detailOf, eDocumentDetailOf, listed } from './support/samples.ts'
import { settingsAtAddress } from './support/settingsAtAddress.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const offer = () => page.getByText(/^These data differ from your accepted declaration/)
const fileChange = 'File a change of information'

/** What the authority has accepted of the company, but for `other`. */
const acceptedBut = (other: Partial<DeclarationDetail> = {}): DeclarationDetail => ({
  ...detailOf('tk-1', 'accepted'),
  sllr_comp_nm: company.vietnam_name,
  txof_cd: company.tax_office_id,
  contact_eml: company.email,
  rppr_nm: company.representative_name,
  rppr_phone: company.rppr_phone,
  rppr_dob: company.rppr_dob,
  rppr_gender: company.rppr_gender,
  rppr_nation: company.rppr_nation,
  rppr_cid: company.rppr_cid,
  rppr_passport: company.rppr_passport,
  ...other,
})

const rows = (...ids: readonly (readonly [id: string, status: string])[]) => ({
  declarations: ids.map(([id, status]) => listed(id, status)),
  pagination: { page_number: 0, page_size: 100, total_elements: ids.length, total_pages: 1 },
})

const inForce = (declaration_id: string) => ({
  in_force: { declaration_id, reference: declaration_id, register_date: '2026-11-05', xml_vs: '2.1.1' },
})

const serverWith = (accepted: DeclarationDetail | null): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.cityInfo, [{ city_code: '101', city_name: 'Hà Nội' }])
  server.answer(contract.taxOfficeInfo, {
    tax_Office_info: [
      { txof_id: '10101', txof_nm: 'Chi cục Thuế Quận Ba Đình', city_code: '101', former_district: '' },
    ],
  })
  // A backend that does not know the filter answers whatever there is.
  server.answer(contract.listDeclarations, rows(['d-1', 'draft'], ['tk-0', 'accepted']))
  if (accepted !== null) {
    server.answer(contract.declarationInForce, inForce('tk-1'))
    server.answer(contract.declarationDetail, accepted)
  }
  server.answer(contract.listEDocumentDeclarations, rows())
  return server
}

interface Person {
  readonly scope?: 'ADMIN' | 'USER'
  readonly permissions?: Permission[]
}

const open = async (server: FakeServer, person: Person = {}) => {
  const { node, opened } = settingsAtAddress(CompanyPanel)
  await renderScreen(<CompanyNoticesProvider value={notices}>{node}</CompanyNoticesProvider>, { server, ...person })
  await expect.element(field('Vietnamese name')).toHaveValue(company.vietnam_name)
  return opened
}

const saveEmail = async (server: FakeServer, email: string) => {
  await button(/^Edit/).click()
  await userEvent.fill(field('E-mail'), email)
  server.answer(contract.changeCompany, { version: 'v2' })
  server.answer(contract.company, { ...company, email, version: 'v2' })
  await button(/^Save/).click()
  await expect.element(page.getByText('Update company successfully')).toBeVisible()
}

describe('the company', () => {
  const isOpen = (name: RegExp): boolean => button(name).element().getAttribute('aria-disabled') === null

  test.each([{ scope: 'ADMIN' }, { scope: 'USER', permissions: ['company.edit', 'company.save'] }] satisfies Person[])(
    'is edited and saved by %j [001-2.7-02]',
    async (person) => {
      await open(serverWith(null), person)
      await button(/^Edit/).click()
      await expect.element(field('Vietnamese name')).not.toHaveAttribute('readonly')
      expect(isOpen(/^Save/)).toBe(true)
    },
  )

  test.each([
    [{ scope: 'USER', permissions: ['company.edit'] }, 'Your account may not save this'],
    [{ scope: 'USER', permissions: ['company.save'] }, 'Your account may not edit this'],
    [{ scope: 'USER' }, 'Your account may not edit this'],
  ] satisfies [Person, string][])('stays closed for %j: %s [001-2.7-02]', async (person, reason) => {
    await open(serverWith(null), person)
    await expect.element(button(/^Edit/)).toHaveAccessibleDescription(reason)
    await button(/^Edit/).click({ force: true })
    await expect.element(field('Vietnamese name')).toHaveAttribute('readonly')
    await expect.element(button(/^Save/)).not.toBeInTheDocument()
  })

  test('shows tax code and code of the tax office, and takes no other text for them [001-3-04]', async () => {
    await open(serverWith(null))
    await button(/^Edit/).click()
    await expect.element(field('Vietnamese name')).not.toHaveAttribute('readonly')
    for (const [name, value] of [
      ['Tax code', company.tax_id],
      ['Tax office code', company.tax_office_id],
    ] as const) {
      await expect.element(field(name)).toHaveValue(value)
      await expect.element(field(name)).toHaveAttribute('readonly')
    }
    await expectNoViolations()
  })
})

test('what was saved is what Cancel goes back to, though texts came in since [001-4-17]', async () => {
  const server = serverWith(null)
  await open(server)
  await saveEmail(server, 'moi@saomaixanh.example')
  i18n.load('en', {})
  await button(/^Edit/).click()
  await button(/^Cancel edit/).click()
  await expect.element(field('E-mail')).toHaveAttribute('readonly')
  await expect.element(field('E-mail')).toHaveValue('moi@saomaixanh.example')
})

describe('identity papers of the representative', () => {
  const openToEdit = async (server: FakeServer) => {
    await open(server)
    await button(/^Edit/).click()
    await expect.element(field('Citizen ID')).not.toHaveAttribute('readonly')
  }

  test('of another form are shown at their fields, and nothing is saved', async () => {
    const server = serverWith(null)
    await openToEdit(server)
    await userEvent.fill(field('Citizen ID'), '001185')
    await userEvent.fill(field('Passport'), 'C 123')
    await button(/^Save/).click()
    await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/A citizen ID has 12 digits/)
    await expect.element(field('Passport')).toHaveAccessibleDescription(/letters A to Z and digits/)
    expect(server.callsOf(contract.changeCompany)).toEqual([])
    await expectNoViolations()
  })

  test('that say otherwise than the date of birth or the gender are warned of, and saved all the same', async () => {
    const server = serverWith(null)
    server.answer(contract.changeCompany, { version: 'v2' })
    await openToEdit(server)
    await userEvent.fill(field('Citizen ID'), '003185012345')
    await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/No province has the first three digits/)
    await userEvent.fill(field('Citizen ID'), '001085012345')
    await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/stands for the other gender/)
    await page.getByRole('radio', { name: 'Male', exact: true }).click({ force: true })
    await expect.element(field('Citizen ID')).toHaveAccessibleDescription('')
    await userEvent.fill(field('Citizen ID'), '001086012345')
    await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/stand for another year of birth/)
    await expectNoViolations()
    await button(/^Save/).click()
    await expect.poll(() => server.callsOf(contract.changeCompany).length).toBe(1)
  })
})

describe('the focus', () => {
  test('goes to the first field when editing begins, and stays in the form when it ends', async () => {
    const server = serverWith(null)
    server.answer(contract.changeCompany, { version: 'v2' })
    const form = page.getByRole('group', { name: 'Company', exact: true })
    await open(server)
    await button(/^Edit/).click()
    await expect.element(field('Short name')).toHaveFocus()
    await button('Cancel edit').click()
    await expect.element(form).toHaveFocus()
    await button(/^Edit/).click()
    await userEvent.fill(field('Short name'), 'SMX')
    await button(/^Save/).click()
    await expect.element(button(/^Edit/)).toBeVisible()
    await expect.element(form).toHaveFocus()
  })
})

const broken = { status: 500, reason: 'server.error', message: '' }
const cityField = () => page.getByRole('combobox', { name: 'City' })
const officeField = () => page.getByRole('combobox', { name: 'Tax office' })

describe('options of the company', () => {
  const office = (city_code: string, txof_id: string, txof_nm: string) => ({
    city_code,
    txof_id,
    txof_nm,
    former_district: '',
  })
  const failures = ['The cities', 'The tax offices', 'The nationalities'].map((name) =>
    page.getByRole('alert').filter({ hasText: `${name} could not be read` }),
  )

  test('that could not be read are said so and read again, and what was chosen is shown by its name', async () => {
    const server = serverWith(null)
    const lists = [contract.cityInfo, contract.taxOfficeInfo, contract.nationalInfo]
    for (const call of lists) server.refuse(call, broken)
    await open(server)
    for (const failure of failures) await expect.element(failure).toBeVisible()
    await expect.element(cityField()).toHaveValue('Hà Nội')
    await expect.element(officeField()).toHaveValue('Chi cục Thuế Quận Ba Đình')
    await expectNoViolations()
    await button(/^Edit/).click()
    await officeField().click()
    await userEvent.keyboard('{Control>}a{/Control}hai ba')
    await expect.element(page.getByText('The tax offices could not be read').nth(1)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    server.answer(contract.cityInfo, [{ city_code: '101', city_name: 'Hà Nội' }])
    server.answer(contract.taxOfficeInfo, {
      tax_Office_info: [office('101', '10103', 'Chi cục Thuế Quận Hai Bà Trưng')],
    })
    server.answer(contract.nationalInfo, [])
    for (const failure of failures) {
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect.element(failure).not.toBeInTheDocument()
    }
    await officeField().click()
    await expect.element(page.getByRole('option', { name: 'Chi cục Thuế Quận Hai Bà Trưng' })).toBeVisible()
  })
})

describe('the city of the company', () => {
  const cities = [
    { city_code: '101', city_name: 'Hà Nội' },
    { city_code: '703', city_name: 'Lâm Đồng' },
  ]
  const serverWithCities = () => {
    const server = serverWith(null)
    server.answer(contract.cityInfo, cities)
    server.answer(contract.company, { ...company, tax_office_name: 'Cơ quan 101' })
    server.answerBy(contract.taxOfficeInfo, ({ query: { city_code = '' } }) => ({
      tax_Office_info: [{ city_code, txof_id: `${city_code}01`, txof_nm: `Cơ quan ${city_code}`, former_district: '' }],
    }))
    return server
  }
  const askedCities = (server: FakeServer) =>
    server.callsOf(contract.taxOfficeInfo).map(({ query }) => query['city_code'])
  const search = async (text: string) => {
    await cityField().click()
    await userEvent.keyboard(`{Control>}a{/Control}${text}`)
  }

  test("is one of Vietnam's, asked for by the code that the nations have for it", async () => {
    const server = serverWithCities()
    server.answer(contract.nationalInfo, [
      { code: '704', code_en_nm: 'Vietnam', code_vn_nm: 'Việt Nam', code_ko_nm: '베트남' },
    ])
    await open(server)
    await expect.element(officeField()).toHaveValue('Cơ quan 101')
    await expect.poll(() => server.callsOf(contract.cityInfo).map(({ query }) => query)).toEqual([{ cd: '704' }])
  })

  test('asks for tax offices of a chosen city alone, and its search goes back to the chosen one', async () => {
    const server = serverWithCities()
    await open(server)
    await expect.element(officeField()).toHaveValue('Cơ quan 101')
    await button(/^Edit/).click()
    await search('Lâm')
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Tax office code')).toHaveValue('10101')
    await userEvent.tab()
    await expect.element(cityField()).toHaveValue('Hà Nội')
    await expect.element(officeField()).toHaveValue('Cơ quan 101')
    expect(askedCities(server)).toEqual(['101'])
    await search('Lâm')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(cityField()).toHaveValue('Lâm Đồng')
    await expect.element(field('Tax office code')).toHaveValue('')
    await officeField().click()
    await expect.element(page.getByRole('option', { name: 'Cơ quan 703' })).toBeVisible()
    expect(askedCities(server)).toEqual(['101', '703'])
  })

  test('stays empty after a search where none was chosen, and is chosen by its whole name', async () => {
    const server = serverWithCities()
    server.answer(contract.company, {
      ...company,
      city_code: '',
      city_name: '',
      tax_office_id: '',
      tax_office_name: '',
    })
    await open(server)
    await button(/^Edit/).click()
    await search('Lâm')
    await userEvent.tab()
    await expect.element(cityField()).toHaveValue('')
    expect(askedCities(server)).toEqual([])
    await search('lam dong')
    await userEvent.tab()
    await expect.element(cityField()).toHaveValue('Lâm Đồng')
    await expect.poll(() => askedCities(server)).toEqual(['703'])
  })

  test('is shown as it is saved, even if a search is open as it is saved', async () => {
    const server = serverWithCities()
    await open(server)
    await button(/^Edit/).click()
    await search('Lâm')
    server.answer(contract.changeCompany, { version: 'v2' })
    await userEvent.keyboard('{F10}')
    await expect.element(page.getByText('Update company successfully')).toBeVisible()
    await expect.element(cityField()).toHaveValue('Hà Nội')
    await button(/^Edit/).click()
    await expect.element(cityField()).toBeEnabled()
    await expect.element(cityField()).toHaveValue('Hà Nội')
    expect(server.callsOf(contract.changeCompany).map(({ body }) => body)).toEqual([
      expect.objectContaining({ city_code: '101', tax_office_id: '10101' }),
    ])
  })
})

describe('a change of information', () => {
  test('is offered once something is saved that an accepted declaration says otherwise, and is reached by keys', async () => {
    const server = serverWith(acceptedBut())
    const opened = await open(server)
    await expect.poll(() => server.callsOf(contract.declarationDetail).length).toBeGreaterThanOrEqual(1)
    await expect.element(offer()).not.toBeInTheDocument()
    await button(/^Edit/).click()
    await expect.element(button(fileChange)).not.toBeInTheDocument()
    await button(/^Cancel edit/).click()
    await saveEmail(server, 'moi@saomaixanh.example')
    await expect.element(page.getByRole('status').filter({ has: offer() })).toBeVisible()
    await expect.element(page.getByText(/Different there: E-mail\./)).toBeVisible()
    await expectNoViolations()
    button(fileChange).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(opened).toEqual([['declarations', { declaration: 'new', copy: 'tk-1', company: 'email' }]])
  })

  test('is offered whenever the panel opens on data of its own that were accepted otherwise', async () => {
    await open(serverWith(acceptedBut({ sllr_comp_nm: 'TÊN CŨ', rppr_dob: '1970-01-01', contact_eml: 'a@b.example' })))
    await expect.element(page.getByText(/Different there: Vietnamese name and Legal representative\./)).toBeVisible()
  })

  test('is not offered while a declaration under way says the same, nor where nothing is accepted', async () => {
    const server = serverWith(acceptedBut({ sllr_comp_nm: 'TÊN CŨ' }))
    server.answer(contract.listDeclarations, rows(['tk-2', 'sent'], ['tk-1', 'accepted']))
    server.answerBy(contract.declarationDetail, ({ url }) =>
      url.pathname.endsWith('tk-2') ? acceptedBut() : acceptedBut({ sllr_comp_nm: 'TÊN CŨ' }),
    )
    await open(server)
    await expect.poll(() => server.callsOf(contract.declarationDetail).length).toBeGreaterThanOrEqual(2)
    await expect.element(offer()).not.toBeInTheDocument()
  })

  test('needs the permission to add declarations', async () => {
    const person = { scope: 'USER', permissions: ['company.edit'] } satisfies Person
    const opened = await open(serverWith(acceptedBut({ rppr_nm: 'Người cũ' })), person)
    await expect.element(button(fileChange)).toHaveAccessibleDescription('Your account may not add declarations')
    await button(fileChange).click({ force: true })
    expect(opened).toEqual([])
    await expect.element(page.getByText(/Ask a colleague who may add declarations/)).toBeVisible()
  })

  test('is offered for e-documents as well, of what their form asks for, and leads to their panel', async () => {
    const server = serverWith(acceptedBut({ rppr_nm: 'Người cũ' }))
    server.answer(contract.eDocumentDeclarationInForce, inForce('ct-1'))
    server.answer(contract.eDocumentDeclarationDetail, {
      ...eDocumentDetailOf('ct-1', 'accepted'),
      sllr_comp_nm: 'TÊN CŨ',
      txof_cd: company.tax_office_id,
      rppr_nm: 'Người cũ',
    })
    const opened = await open(server)
    const ofEDocuments = page.getByRole('status').filter({ hasText: '01/ĐKTĐ-CTĐT' })
    await expect.element(ofEDocuments).toMatchTextContent(/Different there: Vietnamese name\./)
    const ofEInvoices = page.getByRole('status').filter({ hasText: '01/ĐKTĐ-HĐĐT' })
    await expect.element(ofEInvoices).toMatchTextContent(/Different there: Legal representative\./)
    await expectNoViolations()
    await ofEDocuments.getByRole('button', { name: fileChange }).click()
    expect(opened).toEqual([['e-document-declarations', { declaration: 'new', copy: 'ct-1', company: 'vietnam_name' }]])
  })

  test('says after a save that the declarations could not be read, and compares them on demand', async () => {
    const server = serverWith(acceptedBut())
    await open(server)
    server.refuse(contract.declarationInForce, { status: 500, reason: 'server.error', message: '' })
    await saveEmail(server, 'moi@saomaixanh.example')
    await expect.element(page.getByText('These data could not be compared with your declarations')).toBeVisible()
    server.answer(contract.declarationInForce, inForce('tk-1'))
    await button('Try again').click()
    await expect.element(offer()).toBeVisible()
  })
})
