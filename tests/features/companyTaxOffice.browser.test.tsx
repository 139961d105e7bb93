import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { CompanyPanel } from '../../src/features/company/CompanyPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { company } from './support/samples.ts'
import { settingsAtAddress } from './support/settingsAtAddress.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: RegExp | string) => page.getByRole('button', { name })
const cityField = () => page.getByRole('combobox', { name: 'City' })
const officeField = () => page.getByRole('combobox', { name: 'Tax office' })

const open = async (server: FakeServer) => {
  await renderScreen(settingsAtAddress(CompanyPanel).node, { server })
  await expect.element(field('Vietnamese name')).toHaveValue(company.vietnam_name)
}

describe('a tax office of before July 2025', () => {
  const today = { city_code: '103', txof_id: '10701', txof_nm: 'Thuế cơ sở 9 thành phố Hải Phòng', former_district: '' }
  const former = {
    city_code: '107',
    city_name: 'Hải Dương',
    tax_office_id: '10701',
    tax_office_name: 'Chi cục Thuế TP Hải Dương',
  }
  const note = (text: RegExp) => page.getByText(text)
  const serverOf = (place: Partial<typeof company>) => {
    const server = createFakeServer()
    server.answer(contract.company, { ...company, ...place })
    server.answer(contract.cityInfo, [
      { city_code: '101', city_name: 'Hà Nội' },
      { city_code: '103', city_name: 'Hải Phòng' },
    ])
    const offices = [
      { city_code: '101', txof_id: '10101', txof_nm: 'Thuế cơ sở 2 Thành phố Hà Nội', former_district: 'Quận Ba Đình' },
      today,
    ]
    server.answerBy(contract.taxOfficeInfo, ({ query }) => ({
      tax_Office_info: offices.filter(
        ({ city_code }) => query['city_code'] === undefined || query['city_code'] === city_code,
      ),
    }))
    return server
  }

  test('whose name alone has changed is shown as it is, with the name that saving takes over', async () => {
    await open(serverOf({}))
    await expect.element(note(/now called “Thuế cơ sở 2 Thành phố Hà Nội”/)).toBeVisible()
    await expect.element(officeField()).toHaveValue('Chi cục Thuế Quận Ba Đình')
    await expectNoViolations()
  })

  test('that is named as today has no note, and is found by its former district', async () => {
    const server = serverOf({ tax_office_name: 'Thuế cơ sở 2 Thành phố Hà Nội' })
    await open(server)
    await button(/^Edit/).click()
    await officeField().click()
    await userEvent.keyboard('{Control>}a{/Control}ba dinh')
    await expect.element(page.getByRole('option', { name: /Thuế cơ sở 2/ })).toBeVisible()
    await expect.element(note(/Tax office 10101/)).not.toBeInTheDocument()
  })

  test('whose province was merged is kept, and replaced by that of today when its button is pressed', async () => {
    const server = serverOf(former)
    server.answer(contract.changeCompany, { version: 'v2' })
    await open(server)
    await expect.element(note(/Tax office 10701 belongs to another city today/)).toBeVisible()
    await expect.element(cityField()).toHaveValue('Hải Dương')
    await expect.element(officeField()).toHaveValue('Chi cục Thuế TP Hải Dương')
    await expect.element(button("Use today's city and tax office")).not.toBeInTheDocument()
    await button(/^Edit/).click()
    await button("Use today's city and tax office").click()
    await expect.element(cityField()).toHaveValue('Hải Phòng')
    await expect.element(officeField()).toHaveValue(today.txof_nm)
    await expect.element(cityField()).toHaveFocus()
    await expect.element(note(/Tax office 10701/)).not.toBeInTheDocument()
    await button(/^Save/).click()
    await expect
      .poll(() => server.callsOf(contract.changeCompany).map(({ body }) => body))
      .toEqual([expect.objectContaining({ city_code: '103', tax_office_id: '10701' })])
  })

  test('that no city has today is kept when other data are saved', async () => {
    const server = serverOf({ tax_office_id: '10199', tax_office_name: 'Chi cục Thuế cũ' })
    server.answer(contract.changeCompany, { version: 'v2' })
    await open(server)
    await expect.element(note(/Tax office 10199 is not in today's list/)).toBeVisible()
    await expect.element(officeField()).toHaveValue('Chi cục Thuế cũ')
    await expectNoViolations()
    await button(/^Edit/).click()
    await userEvent.fill(field('Short name'), 'SMX 2')
    await button(/^Save/).click()
    await expect
      .poll(() => server.callsOf(contract.changeCompany).map(({ body }) => body))
      .toEqual([expect.objectContaining({ city_code: '101', tax_office_id: '10199' })])
  })
})
