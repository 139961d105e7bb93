import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { pitCertificateMatters } from '../../src/api/contract/pitCertificateMatters.ts'
import { incomeKinds } from '../../src/domain/pitCertificate/incomeKinds.ts'
import { certificateMessages } from '../../src/domain/pitCertificate/messages.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { certificateServer, openCertificate, symbolOf } from './support/pitCertificateAtPlace.tsx'

const { saveDraft } = pitCertificateFiling
const { symbols, people } = pitCertificateMatters

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const summary = page.getByRole('region', { name: /your attention/ })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const income = field('Total taxable income of which tax is withheld [17]')
const assessable = field('Total assessable income [18]')
const tax = field('Personal income tax withheld [19]')
const day = field('Date of the certificate')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const fill = async (of: typeof income, text: string): Promise<void> => {
  await userEvent.fill(of, text)
  await userEvent.tab()
}

describe('a new certificate', () => {
  test('has the company, today, the one symbol in use, and the month that is over, in the order of the printed form', async () => {
    await openCertificate()
    await expect.element(heading('New PIT certificate')).toBeVisible()
    await expect.element(day).toHaveValue('29/11/2026')
    await expect.element(select('Symbol')).toHaveValue('CT26AA')
    await expect.element(select('Symbol')).toHaveAccessibleDescription('The next number under it is 00000013')
    await expect.element(field('Name of the income paying organisation [01]')).toHaveValue('CÔNG TY TNHH SAO MAI XANH')
    await expect.element(field('Tax code [02]')).toHaveAttribute('readonly')
    await expect.element(select('Nationality [07]')).toHaveValue('Vietnam')
    await expect.element(page.getByRole('radio', { name: 'Resident individual', exact: true })).toBeChecked()
    await expect.element(select('Kind of income [13]')).toHaveValue(incomeKinds[0])
    await expect.element(select('From month [16]')).toHaveValue('10')
    await expect.element(field('Year [16]')).toHaveValue('2026')
    await expect.element(field('Compulsory insurance [14]')).toHaveValue('0')
    const numbers = [...document.querySelectorAll('.ui-field-marker')].map((marker) => marker.textContent.trim())
    expect(numbers).toEqual(
      [
        '01',
        '02',
        '04',
        '03',
        '05',
        '06',
        '07',
        '08] [09',
        '10',
        '11',
        '12',
        '13',
        '14',
        '15',
        '16',
        '16',
        '16',
        '17',
        '18',
        '19',
      ].map((number) => `[${number}]`),
    )
    await expectNoViolations(document.body)
  })

  test('is saved with gaps, its amounts as digits, and keeps its content under its own id', async () => {
    const { server, ended } = await openCertificate()
    await fill(income, '6.000.000')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved', documentId: 'c-9' }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      final_income_amt: '6000000',
      taxpayer_nm: '',
      serial_no: 'CT26AA',
      xml_vs: '2.1.1',
      smbl_type: 'CT',
      comp_taxcd: '0199999984',
    })
  })

  test('says where a symbol comes from while no template is in use, and takes it once there is one', async () => {
    const server = certificateServer()
    server.answer(symbols, { symbols: [] })
    await openCertificate({ server })
    await expect.element(page.getByText('No template of PIT certificates is in use on 29/11/2026')).toBeVisible()
    await expect.element(button('Open e-document templates')).toBeVisible()
    server.answer(symbols, { symbols: [symbolOf('CT26AB')] })
    await button('Look for templates again').click()
    await expect.element(select('Symbol')).toHaveValue('CT26AB')
    await expect.element(page.getByText(/No template of PIT certificates/)).not.toBeInTheDocument()
  })

  test('leaves the choice where there are several symbols', async () => {
    const server = certificateServer()
    server.answer(symbols, { symbols: [symbolOf('CT26AA'), symbolOf('CT26AB')] })
    await openCertificate({ server })
    await expect.element(select('Symbol')).toHaveValue('')
    await userEvent.selectOptions(select('Symbol'), 'CT26AB')
    await expect.element(select('Symbol')).toHaveValue('CT26AB')
  })
})

describe('the day', () => {
  const server = () => {
    const made = certificateServer()
    made.answerBy(symbols, ({ query }) => ({
      symbols: [symbolOf((query['inv_date'] ?? '') < '2026-07-01' ? 'CT/26E' : 'CT26AA', { last_date: '2026-06-15' })],
    }))
    return made
  }

  test('before July 2026 brings version, symbol and free kinds of income of that time, and back again', async () => {
    const { server: used } = await openCertificate({ server: server() })
    await fill(day, '30/06/2026')
    await expect.element(select('Symbol')).toHaveValue('CT/26E')
    const kind = field('Kind of income [13]')
    await fill(kind, 'Thưởng Tết')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => used.callsOf(saveDraft)).toHaveLength(1)
    expect(used.callsOf(saveDraft)[0]?.body).toMatchObject({
      inv_date: '2026-06-30',
      xml_vs: '2.1.0',
      smbl_type: 'CT/',
      serial_no: 'CT/26E',
      income_type: 'Thưởng Tết',
    })
  })

  test('from July 2026 shows what was typed as no kind of the list, which is refused as it is issued', async () => {
    await openCertificate({ server: server() })
    await fill(day, '30/06/2026')
    await fill(field('Kind of income [13]'), 'Thưởng Tết')
    await fill(day, '01/07/2026')
    await expect.element(select('Symbol')).toHaveValue('CT26AA')
    const kind = select('Kind of income [13]')
    await expect.element(kind).toHaveDisplayValue('Thưởng Tết (not in the list)')
    await expect.element(kind).toHaveAccessibleDescription(/choose it from the list/)
    await userEvent.keyboard('{F7}')
    await expect.element(kind).toBeInvalid()
    await userEvent.selectOptions(kind, incomeKinds[6])
    await expect.element(kind).toBeValid()
  })

  test('of an earlier day than that of the last certificate is warned of, and one after today refused', async () => {
    await openCertificate({ server: server() })
    await fill(day, '14/06/2026')
    await expect.element(day).toHaveAccessibleDescription(/A certificate of 15\/06\/2026 is issued under CT\/26E/)
    await fill(day, '30/11/2026')
    await expect.element(day).toHaveAccessibleDescription('A PIT certificate cannot have a day after today')
  })
})

describe('people of earlier certificates', () => {
  const an = {
    taxpayer_nm: 'Nguyễn Văn An',
    taxpayer_taxcd: '8012345678',
    taxpayer_add: '12 Lý Thường Kiệt, Hà Nội',
    taxpayer_nation: 'Hàn Quốc',
    taxpayer_resident: '0',
    taxpayer_cid: 'M12345678',
    taxpayer_tel_no: '0912345678',
    taxpayer_eml: 'an@example.com',
  }
  const name = select('Full name [05]')

  const open = async () => {
    const server = certificateServer()
    server.answer(people, { people: [an] })
    return openCertificate({ server })
  }

  test('are found by what is typed, and fill all fields of the person', async () => {
    const { server } = await open()
    await userEvent.fill(name, 'van an')
    await page.getByRole('option', { name: /8012345678/ }).click()
    await expect.element(name).toHaveValue('Nguyễn Văn An')
    await expect.element(field('Tax code [06]')).toHaveValue('8012345678')
    await expect.element(select('Nationality [07]')).toHaveValue('South Korea')
    await expect.element(page.getByRole('radio', { name: 'Non-resident individual' })).toBeChecked()
    await expect.element(field('Address [10]')).toHaveValue('12 Lý Thường Kiệt, Hà Nội')
    await expect.element(field('Contact phone [11]')).toHaveValue('0912345678')
    await expect.element(field('Personal ID, identity paper or passport number [12]')).toHaveValue('M12345678')
    await expect.element(field('E-mail')).toHaveValue('an@example.com')
    expect(server.callsOf(people)).toMatchObject([{ query: {}, body: { search_value: 'van an' } }])
  })

  test('are left alone by a name that is typed to its end', async () => {
    await open()
    await userEvent.fill(name, 'Nguyễn Văn An')
    await expect.element(page.getByRole('option', { name: /8012345678/ })).toBeVisible()
    await userEvent.tab()
    await expect.element(name).toHaveValue('Nguyễn Văn An')
    await expect.element(field('Tax code [06]')).toHaveValue('')
  })
})

describe('amounts', () => {
  test.each([
    ['5000000', '5.000.000'],
    ['5,000,000', '5.000.000'],
    ['500,000', '500.000'],
    [' 12 345 678 đ', '12.345.678'],
    ['１２３４５', '12.345'],
  ])('typed as %s are shown as %s', async (typed, shown) => {
    await openCertificate()
    await fill(income, typed)
    await expect.element(income).toHaveValue(shown)
    await expect.element(income).toBeValid()
  })

  test('take digits between the dots that they are shown with', async () => {
    await openCertificate()
    await fill(income, '1234')
    await expect.element(income).toHaveValue('1.234')
    await userEvent.click(income)
    await userEvent.keyboard('{End}5')
    await userEvent.tab()
    await expect.element(income).toHaveValue('12.345')
    await userEvent.click(income)
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await userEvent.tab()
    await expect.element(income).toHaveValue('123')
  })

  test.each([
    ['abc', 'The total taxable income must be a number in đồng, as 1.234.567'],
    ['12,5', 'The amount is in whole đồng: leave out what stands behind the comma'],
    ['-5', 'This cannot be less than 0'],
    ['1234567890123456', 'At most 15 characters are allowed'],
  ])('of %s stay as they are typed and say: %s', async (typed, message) => {
    await openCertificate()
    await fill(income, typed)
    await userEvent.keyboard('{F7}')
    await expect.element(income).toHaveAccessibleDescription(message)
  })
})

describe('warnings', () => {
  test('name the rule of the day, and keep nothing from being issued', async () => {
    await openCertificate({ copy: 'c-1' })
    await fill(tax, '500000')
    await expect.element(tax).toHaveAccessibleDescription(/^Not 10% of \[17\]/)
    await fill(income, '4.000.000')
    await expect.element(tax).toHaveAccessibleDescription(/5\.000\.000 đồng a payment since 01\/07\/2026/)
    await expect.element(assessable).toHaveAccessibleDescription(/More than the total taxable income \[17\]/)
    await page.getByText('Non-resident individual').click()
    await expect.element(tax).toHaveAccessibleDescription(/^Not 20% of \[17\]/)
    await userEvent.selectOptions(select('To month [16]'), '12')
    await expect.element(select('To month [16]')).toHaveAccessibleDescription(/after the day of the certificate/)
    await userEvent.keyboard('{F7}')
    await expect.element(page.getByRole('dialog', { name: 'Issue the PIT certificate' })).toBeVisible()
  })

  test('go with what they warned of', async () => {
    await openCertificate({ copy: 'c-1' })
    await fill(tax, '1')
    await expect.element(tax).toHaveAccessibleDescription(/^Not 10%/)
    await fill(tax, '600.000')
    await expect.element(tax).not.toHaveAccessibleDescription(/Not 10%/)
  })
})

describe('messages', () => {
  test('name every field that is missing as it is issued, and each leads to its field [002-5.4-04 002-5.4-06]', async () => {
    await openCertificate()
    await expect.element(select('Symbol')).toHaveValue('CT26AA')
    await userEvent.keyboard('{F7}')
    await expect.element(summary).toBeVisible()
    const lines = [...summary.element().querySelectorAll('li')].map((line) => line.textContent)
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'Full name [05]',
      'Tax code [06]',
      'Address [10]',
      'Contact phone [11]',
      'Personal ID, identity paper or passport number [12]',
      'E-mail',
      'Total taxable income of which tax is withheld [17]',
      'Total assessable income [18]',
      'Personal income tax withheld [19]',
    ])
    await summary
      .getByRole('link', { name: /Tax code/ })
      .or(summary.getByRole('button', { name: /Tax code/ }))
      .click()
    await expect.element(field('Tax code [06]')).toHaveFocus()
    await expectNoViolations(document.body)
  })

  test('of the server stand at their fields', async () => {
    const server = certificateServer()
    server.refuse(saveDraft, {
      status: 422,
      reason: 'fields.invalid',
      message: '',
      fields: [
        { field: 'taxpayer_taxcd', message: certificateMessages.taxCodeLength },
        { field: 'smbl_type', message: 'symbol_type_is_not_in_force' },
      ],
    })
    await openCertificate({ server })
    await fill(field('Tax code [06]'), '8012345678')
    await userEvent.keyboard('{F10}')
    await expect
      .element(field('Tax code [06]'))
      .toHaveAccessibleDescription(/has 10 digits, or is the personal ID of 12/)
    await expect.element(select('Symbol')).toHaveAccessibleDescription(/Another symbol holds on this day/)
  })
})
