import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { codeGroupSchema } from '../../src/domain/codeList.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { templateCalls, type TemplateDetail } from '../../src/api/contract/templates.ts'
import { lookupDelay } from '../../src/features/templates/form/lookupDelay.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { typeThenWait } from '../support/typing.ts'
import { company } from './support/samples.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { serverWithTemplates, templateRow, TemplatesAtPlace } from './support/templatesAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const today = '2026-11-23'
const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (serial: string) => page.getByRole('row', { name: new RegExp(serial) })
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
const list = (name: string) => dialog.getByRole('combobox', { name, exact: true })
const optionsOf = (name: string): readonly string[] =>
  list(name)
    .getByRole('option')
    .elements()
    .map((option) => (option instanceof HTMLOptionElement ? option.value : ''))

const logoAddress = '/api/wtx/v1/files/images/logo.png'

const detail = (changes: Partial<TemplateDetail> = {}): TemplateDetail => ({
  ...templateRow('aa'),
  logo_img: logoAddress,
  bg_img: '',
  version: 'v1',
  pos_comp: [],
  ...changes,
})

const pos = (sid: string, changes: object = {}) => ({
  sid,
  pos_no: sid,
  name: 'Hà Nội',
  use_yn: 'Y' as const,
  selected_yn: 'N' as const,
  ...changes,
})

const show = async (
  server = serverWithTemplates('invoice', [], []),
  day = today,
  scope: 'ADMIN' | 'USER' = 'ADMIN',
) => {
  server.answer(contract.findPos, { pos_id: [pos('001'), pos('002')] })
  await renderScreen(<TemplatesAtPlace kind="invoice" today={day} />, { server, scope })
  return server
}

const openNew = async () => {
  const server = await show()
  await button('Add a template').click()
  await expect.element(list('Symbol type')).toBeVisible()
  return server
}

const openExisting = async (changes: Partial<TemplateDetail>, scope: 'ADMIN' | 'USER' = 'ADMIN') => {
  const server = serverWithTemplates('invoice', [templateRow('aa', { status: changes.status ?? '0' })], ['2026'])
  server.answer(templateCalls.invoice.detail, detail(changes))
  await show(server, today, scope)
  await row('C26TAA').getByRole('rowheader').dblClick()
  await expect.element(field('Start number')).toBeVisible()
  return server
}

test('the logo of a template is shown at 120 x 120 pixels, its background at 100 x 100', async () => {
  await openExisting({})
  const sizes = () =>
    [...document.querySelectorAll('.image-preview')]
      .map((each) => getComputedStyle(each))
      .map(({ inlineSize, blockSize }) => [inlineSize, blockSize])
  await expect.poll(sizes).toEqual([
    ['120px', '120px'],
    ['100px', '100px'],
  ])
})

describe('the list of templates', () => {
  test('shows the status as a badge with its name [001-2.4-01]', async () => {
    const rows = (['0', '1', '2'] as const).map((status, at) => templateRow(`a${'abc'[at]}`, { status }))
    await show(serverWithTemplates('invoice', rows, ['2026']))
    for (const [name, tone] of [
      ['New', 'blue'],
      ['In use', 'green'],
      ['Stopped', 'red'],
    ] as const) {
      await expect
        .element(
          page
            .getByRole('cell', { name })
            .or(page.getByText(name, { exact: true }))
            .first(),
        )
        .toBeVisible()
      expect(document.querySelector(`.ui-badge[data-tone="${tone}"]`)?.textContent).toContain(name)
    }
    await expectNoViolations()
  })

  test('deletes only where every selected template is new [001-4-16]', async () => {
    await show(serverWithTemplates('invoice', [templateRow('aa'), templateRow('bb', { status: '1' })], ['2026']))
    await row('C26TAA').getByRole('checkbox').click()
    await expect.element(button('Delete')).toBeEnabled()
    await row('C26TBB').getByRole('checkbox').click()
    await expect
      .element(button('Delete'))
      .toHaveAccessibleDescription('Only new templates can be deleted: unselect those in use or stopped')
  })

  test('may not be added to or deleted from without the rights [001-6-02]', async () => {
    await show(serverWithTemplates('invoice', [templateRow('aa')], ['2026']), today, 'USER')
    await row('C26TAA').getByRole('checkbox').click()
    await expect.element(button('Delete')).toHaveAccessibleDescription('Your account may not delete templates')
    await expect.element(button(/^Add/)).toHaveAccessibleDescription('Your account may not add templates')
  })

  test('says in January that the year has no template, and copies the one of last year', async () => {
    const server = serverWithTemplates('invoice', [templateRow('aa', { status: '1' })], ['2026'])
    server.answer(templateCalls.invoice.detail, detail({ status: '1', start_no: '5' }))
    await show(server, '2027-01-04')
    await expect.element(page.getByText('There is no template for 2027 yet')).toBeVisible()
    await row('C26TAA').getByRole('checkbox').click()
    await button('Copy for 2027').click()
    await expect.element(dialog.getByText('Serial number: C27TAA')).toBeVisible()
    await expect.element(field('Start number')).toHaveValue('1')
    await expect.poll(() => optionsOf('Template status')).toEqual(['0'])
  })

  test('offers in December a copy for the next year, and in other months none', async () => {
    await show(serverWithTemplates('invoice', [templateRow('aa')], ['2026']), '2026-12-02')
    await expect.element(button('Copy for 2027')).toHaveAccessibleDescription('Select one template to copy')
    await expect.element(page.getByText(/There is no template/)).not.toBeInTheDocument()
  })
})

describe('a new template', () => {
  test('composes its serial number as it is filled in [001-3-02 001-5-17]', async () => {
    await openNew()
    await list('Symbol kind').selectOptions('K')
    await list('Symbol type').selectOptions('M')
    await field('Serial number').fill('ab')
    await expect.element(dialog.getByText('Serial number: K26MAB')).toBeVisible()
    await expectNoViolations()
  })

  test('says that its choices could not be read, offers their codes meanwhile, and reads them again', async () => {
    const server = serverWithTemplates('invoice', [], [])
    server.refuse(contract.codeList, { status: 500, reason: 'server.error', message: '' })
    await show(server)
    await button('Add a template').click()
    const symbols = page.getByRole('alert').filter({ hasText: 'Some choices could not be read' })
    const layouts = page.getByRole('alert').filter({ hasText: 'The template types could not be read' })
    await expect.element(symbols).toBeVisible()
    await expect.element(layouts).toBeVisible()
    await expect.element(list('Form number')).toHaveDisplayValue('1')
    await list('Symbol kind').selectOptions('K')
    await expect.element(list('Template type')).toHaveValue('1000000111')
    await expectNoViolations()
    server.answerBy(contract.codeList, ({ url }) => [
      ...codeItems(v.parse(codeGroupSchema, url.pathname.split('/').at(-1))),
    ])
    await symbols.getByRole('button', { name: 'Try again' }).click()
    await layouts.getByRole('button', { name: 'Try again' }).click()
    await expect.element(symbols).not.toBeInTheDocument()
    await expect.element(layouts).not.toBeInTheDocument()
    await expect.element(list('Symbol kind')).toHaveValue('K')
    await expect.element(list('Symbol kind')).not.toHaveDisplayValue('K')
  })

  test('says before saving that another template has the serial number, of the same form number alone', async () => {
    const server = serverWithTemplates('invoice', [templateRow('sm'), templateRow('bh', { form_no: '2' })], ['2026'])
    await show(server)
    await button(/^Add/).click()
    await list('Symbol type').selectOptions('T')
    await field('Serial number').fill('sm')
    const taken = dialog.getByText(/Another template has this serial number/)
    await expect.element(taken).toBeVisible()
    await expect.element(field('Serial number')).not.toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations()
    await field('Serial number').fill('bh')
    await expect.element(taken).not.toBeInTheDocument()
    await expect
      .poll(() => server.callsOf(templateCalls.invoice.list).map(({ query }) => query['search_value']))
      .toContain('C26TBH')
    await list('Form number').selectOptions('2')
    await expect.element(taken).toBeVisible()
  })

  test('offers status 0 alone, and the codes of e-invoices [001-4-11 001-5-20 001-5-21]', async () => {
    await openNew()
    await expect.poll(() => optionsOf('Template status')).toEqual(['0'])
    await expect.poll(() => optionsOf('Form number')).toEqual(['1', '2', '7', '8', '9'])
    await expect.poll(() => optionsOf('Symbol kind')).toEqual(['', 'C', 'K'])
    await expect.poll(() => optionsOf('Symbol type').includes('T')).toBe(true)
    expect(optionsOf('Symbol type')).not.toContain('CT/')
    await list('Form number').selectOptions('2')
    await expect.element(list('Template type')).toHaveValue('2000000201')
    await expect.poll(() => optionsOf('Template type')).toEqual(['', '2000000201'])
  })

  test('a commercial invoice takes the symbol type X, and another form takes it away', async () => {
    await openNew()
    await list('Symbol type').selectOptions('T')
    await list('Form number').selectOptions('7')
    await expect.element(list('Symbol type')).toHaveValue('X')
    await expect.poll(() => optionsOf('Symbol type').filter((code) => code !== '')).toEqual(['X'])
    await list('Form number').selectOptions('1')
    await expect.element(list('Symbol type')).toHaveValue('')
    await expect.poll(() => optionsOf('Symbol type').includes('F')).toBe(true)
    expect(optionsOf('Symbol type')).not.toContain('X')
  })

  test("begins with the company's logo [001-5-22]", async () => {
    const server = serverWithTemplates('invoice', [], [])
    server.answer(contract.company, { ...company, profile_image: logoAddress })
    await show(server)
    await button('Add a template').click()
    await expect.element(dialog.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logoAddress)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Symbol Type is required').first()).toBeVisible()
    await expect.element(dialog.getByText('Logo required')).not.toBeInTheDocument()
  })

  test('says at each field what is wrong [001-5-14 001-5-15 001-5-18 001-5-19 001-5-22 001-8-09]', async () => {
    const server = await openNew()
    await list('Symbol type').selectOptions('M')
    await field('Serial number').fill('a')
    await field('Start number').fill('012')
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const text of [
      'Input must be at least 2 characters',
      'The first digit is 1 to 9',
      'Logo required',
      'POS ID is required',
    ])
      await expect.element(dialog.getByText(text).first()).toBeVisible()
    await expectNoViolations()
    expect(server.callsOf(templateCalls.invoice.create)).toEqual([])
  })
})

describe('an e-document whose serial number another template has', () => {
  const documentRow = (id: string, end: string) =>
    templateRow(id, { smbl_type: 'CT/', smbl_kind: 'E', form_no: '03/TNCN', serial_no: `CT/${end}` })
  const taken = dialog.getByText(/^Another template has this serial number/)

  const showDocuments = async (day: string = today) => {
    const server = serverWithTemplates('document', [documentRow('d-1', '26E'), documentRow('d-2', '26F')], ['2026'])
    server.answer(contract.findPos, { pos_id: [] })
    server.answer(templateCalls.document.detail, { ...detail(), ...documentRow('d-2', '26F') })
    await renderScreen(<TemplatesAtPlace kind="document" today={day} />, { server, scope: 'ADMIN' })
  }

  test('has two letters since July 2026, which are typed', async () => {
    await showDocuments()
    await button(/^Add/).click()
    await expect.element(field('Serial number')).toHaveValue('YY')
    await field('Serial number').fill('ab')
    await expect.element(dialog.getByText('Serial number: CT26AB')).toBeVisible()
  })

  test('asks for another start date while it is new, since its characters are locked', async () => {
    await showDocuments('2026-06-30')
    await button(/^Add/).click()
    await expect.element(field('Serial number')).toHaveAttribute('readonly')
    await expect.element(taken).toMatchTextContent(/once a year: choose a start date in another year$/)
  })

  test('asks for other characters once it is saved, which no start date changes', async () => {
    await showDocuments()
    await row('CT/26F').getByRole('rowheader').dblClick()
    await field('Serial number').fill('26e')
    await expect.element(taken).toMatchTextContent(/has this serial number: choose other characters$/)
  })
})

describe('the POS of a template', () => {
  test('are looked up half a second after the last key, those that are chosen stay [001-7-01 001-9-01]', async () => {
    const server = await openNew()
    await dialog.getByText('001 – Hà Nội').click()
    server.answerBy(contract.findPos, ({ query }) => ({
      pos_id: query['search_value'] === 'si' ? [pos('SI-1')] : [pos('001'), pos('002')],
    }))
    const search = dialog.getByRole('textbox', { name: 'Search POS by number or shop' })
    await typeThenWait(async () => {
      await search.fill('s')
      await search.fill('si')
    }, lookupDelay)
    await expect.element(dialog.getByText('SI-1 – Hà Nội')).toBeVisible()
    await expect.element(dialog.getByText('Selected: 1')).toBeVisible()
    const searched = server.callsOf(contract.findPos).map(({ query }) => query['search_value'] ?? '')
    expect(searched.filter((text) => text !== '')).toEqual(['si'])
  })
})

describe('a template that is saved', () => {
  test('sends its status and keeps the stored logo where none is new [001-4-13 001-7-03]', async () => {
    const server = await openExisting({ pos_comp: [{ id: '001', selected_yn: 'Y', use_yn: 'Y' }] })
    server.answer(templateCalls.invoice.change, { id: 'aa', version: 'v2' })
    await field('Start number').fill('7')
    await dialog.getByText('001 – Hà Nội').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Template has been updated')).toBeVisible()
    expect(server.callsOf(templateCalls.invoice.change)).toHaveLength(1)
  })

  test('in use is locked but for status and POS, and asks before it is stopped [001-4-12 001-4-14]', async () => {
    await openExisting({ status: '1' })
    await expect.poll(() => optionsOf('Template status')).toEqual(['1', '2'])
    await expect.element(field('Start number')).toHaveAttribute('readonly')
    await expect.element(field('Serial number')).toHaveAttribute('readonly')
    await expect.element(dialog.getByRole('checkbox', { name: '001 – Hà Nội' })).toBeEnabled()
    await list('Template status').selectOptions('2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Stop this template for good?' })).toBeVisible()
    await expectNoViolations()
  })

  test('and stopped is only read [001-4-15]', async () => {
    await openExisting({ status: '2' })
    await expect.poll(() => optionsOf('Template status')).toEqual(['2'])
    await expect.element(dialog.getByRole('button', { name: /^(Save|Edit)/ })).not.toBeInTheDocument()
    await expect.element(field('Start number')).toHaveAttribute('readonly')
    await expectNoViolations()
  })
})
