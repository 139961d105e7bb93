import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { Permission } from '../../src/domain/session.ts'
import { missingRights } from '../../src/documents/missingRights.ts'
import { shownDeclarations } from '../../src/features/declarations/kind/shown.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { completeValues, FormHarness, freshValues, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const select = (label: string) => page.getByRole('combobox', { name: label, exact: true })
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
const tick = (label: string) => userEvent.click(page.getByRole('dialog').getByText(label, { exact: true }))
// The list closes when the form scrolls under it: the field beside it is brought into view first.
const typeNationality = (text: string) =>
  userEvent.click(field('Passport number')).then(() => userEvent.fill(select('Nationality'), text))
const button = (name: RegExp) => page.getByRole('button', { name })
const summary = page.getByRole('region', { name: /your attention/ })

const onSave = vi.fn<(values: DeclarationValues) => SaveAnswer>()
const onGenerate = vi.fn<(values: DeclarationValues) => void>()
const onEnd = vi.fn<(result: string) => void>()
const callbacks = { onSave, onGenerate, onEnd }

beforeEach(() => {
  vi.clearAllMocks()
  onSave.mockReturnValue(succeed({ documentId: 'd-9', version: 'saved' }))
})

describe('a new form [000-4-17]', () => {
  it('opens with the company, today, the first type and its flags [000-2-09 000-2-16]', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await expect.element(page.getByRole('dialog', { name: 'New declaration' })).toBeVisible()
    await expect.element(field('Register date')).toHaveValue('02/11/2026')
    await expect.element(field('Seller company name')).toHaveValue('CÔNG TY TNHH SAO MAI XANH')
    await expect.element(field('Seller company name')).toHaveAttribute('readonly')
    await expect.element(field('Tax code')).toHaveAttribute('readonly')
    await expect.element(field('Tax office')).toHaveAttribute('readonly')
    await expect.element(field('Tax office code')).toHaveAttribute('readonly')
    await expect.element(field('Contact phone')).toHaveAttribute('placeholder', '000-000-0000')
    await expect.element(box("With the tax authority's code")).toBeChecked()
    await expect.element(box('Full content of each invoice')).toBeChecked()
    await expect.element(box('VAT invoice')).toBeChecked()
    await expect.element(box('Sales invoice')).not.toBeChecked()
    await expect.element(field('Certificate')).toHaveValue('')
  })

  it('saves with the name that belongs to the chosen type', async () => {
    await renderScreen(<FormHarness {...callbacks} values={completeValues} />)
    await userEvent.selectOptions(select('Declaration type'), 'Change of information')
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => onEnd.mock.calls).toEqual([['saved']])
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      decl_type: '2',
      decl_nm: 'Tờ khai thay đổi thông tin sử dụng hóa đơn điện tử',
    })
  })

  it('is not submitted by Enter, and is by F10 [000-2-14]', async () => {
    await renderScreen(<FormHarness {...callbacks} values={completeValues} />)
    await userEvent.click(field('Place'))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{F9}')
    await expect.element(page.getByRole('group', { name: 'Certificate 2' })).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{F10}')
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
  })
})

describe('rules', () => {
  it('warn of a tax code whose check digit does not match, and still let the declaration be saved', async () => {
    await renderScreen(<FormHarness {...callbacks} values={{ ...completeValues, sllr_tax_code: '0199999948' }} />)
    await expect.element(field('Tax code')).toHaveAccessibleDescription(/check digit does not match/)
    await expect.element(field('Tax code')).toBeValid()
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => onEnd.mock.calls).toEqual([['saved']])
  })

  it('are summed up, and each line leads to its field [000-5-01]', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await userEvent.clear(field('Contact person'))
    await userEvent.click(button(/^Generate/))
    await expect.element(page.getByRole('region', { name: '2 fields need your attention' })).toHaveFocus()
    expect(onGenerate).not.toHaveBeenCalled()
    await userEvent.click(summary.getByRole('button', { name: 'Contact person: Enter the contact person' }))
    await expect.element(field('Contact person')).toHaveFocus()
    await expect.element(field('Contact person')).toHaveAccessibleDescription('Enter the contact person')
    await userEvent.click(summary.getByRole('button', { name: /^Certificate 1: Choose at least one certificate/ }))
    await expect.element(field('Certificate')).toHaveFocus()
  })

  it('go away with the mistake', async () => {
    await renderScreen(<FormHarness {...callbacks} values={{ ...completeValues, contact_eml: 'x' }} />)
    await userEvent.click(button(/^Save as draft/))
    await expect.element(summary).toMatchTextContent('This is not an e-mail address')
    await userEvent.fill(field('Contact e-mail'), 'a@b.vn')
    await expect.element(summary).not.toBeInTheDocument()
  })

  it.each([
    ["With the tax authority's code", 'Invoice form'],
    ['Full content of each invoice', 'Transfer method'],
    ['VAT invoice', 'Invoice types used'],
  ])('report a group without a choice at once: %s [000-5-05 000-5-06]', async (flag, group) => {
    await renderScreen(<FormHarness {...callbacks} />)
    await tick(flag)
    await expect
      .element(page.getByRole('group', { name: group }))
      .toHaveAccessibleDescription('Choose at least one option')
    await tick(flag)
    await expect.element(page.getByRole('group', { name: group })).toHaveAccessibleDescription('')
  })

  it('take invoice types 7 to 9 for no choice [000-5-04]', async () => {
    await renderScreen(<FormHarness {...callbacks} values={completeValues} />)
    await tick('Commercial invoice')
    await tick('VAT invoice')
    await expect
      .element(page.getByRole('group', { name: 'Invoice types used' }))
      .toHaveAccessibleDescription('Choose at least one option')
  })

  it('want a citizen ID of Vietnamese only [000-5-03]', async () => {
    await renderScreen(<FormHarness {...callbacks} values={{ ...completeValues, rppr_cid: '' }} />)
    await expect.element(field('Citizen ID')).toBeRequired()
    await userEvent.click(button(/^Generate/))
    await expect.element(summary).toMatchTextContent('Enter the citizen ID: it is required for Vietnamese nationality')
    await typeNationality('korea')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field('Citizen ID')).not.toBeRequired()
    await expect.element(summary).not.toBeInTheDocument()
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => onSave.mock.calls[0]?.[0]).toHaveProperty('rppr_nation', 'Hàn Quốc')
  })
})

it("finds a nationality without its diacritics, by its name in the user's language [000-3-05]", async () => {
  await renderScreen(<FormHarness {...callbacks} values={completeValues} />, { locale: 'vi' })
  await expect.element(select('Nationality')).toHaveValue('Việt Nam')
  await typeNationality('vuong quoc')
  await userEvent.click(page.getByRole('option', { name: 'Vương quốc Anh' }))
  await expect.element(select('Nationality')).toHaveValue('Vương quốc Anh')
})

describe('limits of the XML (docs/decisions/0042, 0456)', () => {
  const longName = 'Nguyễn'.repeat(10)

  it('are a hint while typing, and do not hold a draft', async () => {
    await renderScreen(<FormHarness {...callbacks} values={completeValues} />)
    await userEvent.fill(field('Full name'), longName)
    await expect
      .element(field('Full name'))
      .toHaveAccessibleDescription(/takes at most 50 characters here; this has 60/)
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => onSave.mock.calls[0]?.[0]).toHaveProperty('rppr_nm', longName)
  })

  it('are errors before anything is generated', async () => {
    await renderScreen(<FormHarness {...callbacks} values={{ ...completeValues, rppr_nm: longName }} />)
    await userEvent.click(button(/^Generate/))
    await expect.element(summary).toMatchTextContent(/Full name: .*at most 50 characters/)
    await expect.element(summary).toHaveFocus()
    expect(onGenerate).not.toHaveBeenCalled()
    await userEvent.fill(field('Full name'), 'Nguyễn An')
    await userEvent.keyboard('{F7}')
    await expect.poll(() => onGenerate.mock.calls[0]?.[0]).toHaveProperty('rppr_nm', 'Nguyễn An')
    await expect.element(page.getByText('submission under way')).toBeInTheDocument()
  })
})

describe('certificate rows', () => {
  const rows = page.getByRole('group', { name: /^Certificate \d/ })

  it('are added and removed, but never the last one [000-5-08]', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await expect.element(button(/^Remove certificate 1/)).toHaveAccessibleDescription('The last row cannot be removed')
    await userEvent.click(button(/^Add row/))
    await expect.poll(() => rows.elements().length).toBe(2)
    await userEvent.click(button(/^Remove certificate 1/))
    await expect.poll(() => rows.elements().length).toBe(1)
    await expect.element(button(/^Remove certificate 1/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(/^Remove certificate 1/)).toHaveFocus()
    await expect.element(page.getByText('Certificate 1 is removed, 1 left')).toBeInTheDocument()
  })

  it('take several picked certificates: the row itself, empty rows, new rows [000-2-20]', async () => {
    const picked = [certificate('AA01'), certificate('BB02'), certificate('CC03')]
    await renderScreen(<FormHarness {...callbacks} picked={picked} />)
    await userEvent.click(button(/^Add row/))
    await userEvent.click(rows.nth(1).getByRole('button', { name: 'Choose' }))
    await userEvent.click(button(/^take from picker/))
    await expect.poll(() => rows.elements().length).toBe(3)
    const serials = ['BB02', 'AA01', 'CC03']
    for (const [index, serial] of serials.entries()) await expect.element(rows.nth(index)).toMatchTextContent(serial)
    await expect.element(rows.nth(0).getByRole('textbox')).toHaveValue('VNPT Certification Authority')
    await userEvent.fill(field('Contact phone'), '024 1234 5678')
    await userEvent.click(button(/^Save as draft/))
    await expect
      .poll(() => onSave.mock.calls[0]?.[0].digital_signatures.map(({ sig_id, form_tp }) => [sig_id, form_tp]))
      .toEqual([
        ['BB02', '1'],
        ['AA01', '1'],
        ['CC03', '1'],
      ])
  })

  it('with an answer of the server about a row show it at that row', async () => {
    const refused = fail({
      code: 'server.refused' as const,
      status: 422,
      reason: 'fields.invalid',
      message: '',
      fields: [
        { field: 'digital_signatures.0.serial_no', message: 'certificate_form_type_is_invalid' },
        { field: 'contact_add', message: 'too_long:400' },
      ],
    })
    const [first] = completeValues.digital_signatures
    const values = {
      ...completeValues,
      digital_signatures: [...freshValues.digital_signatures, ...(first === undefined ? [] : [first])],
    }
    await renderScreen(<FormHarness {...callbacks} onSave={() => refused} values={values} />)
    await userEvent.click(button(/^Save as draft/))
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toMatchTextContent(/Contact address: At most 400 characters are allowed/)
    await expect.element(rows.nth(1).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(rows.nth(0).getByRole('textbox')).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Save declaration failed')
  })
})

describe('leaving', () => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  it('asks while something is unsaved, on Escape too, and loses nothing when declined', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await userEvent.fill(field('Place'), 'Huế')
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect.element(field('Place')).toHaveValue('Huế')
    expect(onEnd).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Close' }).first())
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }))
    await expect.poll(() => onEnd.mock.calls).toEqual([['closed']])
  })

  it('asks nothing while nothing is unsaved', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onEnd.mock.calls).toEqual([['closed']])
  })
})

describe('an existing declaration', () => {
  it('is read with closed fields, its status and its way so far [000-2-10 000-2-15]', async () => {
    await renderScreen(<FormHarness {...callbacks} status="accepted" values={completeValues} />)
    for (const label of ['Place', 'Contact person', 'Full name', 'Seller company name'])
      await expect.element(field(label)).toBeDisabled()
    await expect.element(select('Declaration type')).toBeDisabled()
    await expect.element(box('VAT invoice')).toBeDisabled()
    const aside = page.getByRole('complementary', { name: 'Where this declaration stands' })
    await expect.element(aside).toMatchTextContent('Accepted')
    await expect.element(aside).toMatchTextContent('02/11/2026 10:15')
    await expect.element(aside.getByRole('link', { name: 'Download the signed XML' })).toHaveAttribute('download')
    await expect.element(page.getByRole('list', { name: 'Progress' })).toMatchTextContent('Saved as draft')
    for (const name of [/^Edit/, /^Save/, /^Generate/, /^Send/, /^Add row/, /^Choose/])
      await expect.element(button(name)).not.toBeInTheDocument()
  })

  it('that is a draft can be sent and copied, not edited [000-4-05 000-4-06]', async () => {
    await renderScreen(<FormHarness {...callbacks} status="draft" values={completeValues} />)
    await expect.element(button(/^Edit/)).not.toBeInTheDocument()
    await userEvent.click(button(/^Send/))
    await expect.poll(() => onGenerate.mock.calls[0]?.[0].declaration_id).toBe('d-1')
  })

  it('is copied', async () => {
    await renderScreen(<FormHarness {...callbacks} status="draft" values={completeValues} />)
    await userEvent.click(button(/^Copy to a new declaration/))
    await expect.poll(() => onEnd.mock.calls).toEqual([['copied']])
  })

  it.each(['rejected', 'refused'])(
    'that was %s says why, is corrected, and gets its words back when that is given up [000-4-06 000-4-07]',
    async (status) => {
      await renderScreen(
        <FormHarness {...callbacks} message="9992: đã tồn tại" status={status} values={completeValues} />,
      )
      await expect.element(page.getByText('9992: đã tồn tại').first()).toBeVisible()
      await userEvent.click(button(/^Edit/))
      await userEvent.fill(field('Place'), 'Huế')
      await tick('Commercial invoice')
      await userEvent.click(button(/^Add row/))
      await userEvent.click(button(/^Cancel edit/))
      await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }))
      await expect.element(field('Place')).toHaveValue(completeValues.loca_nm)
      await expect.element(field('Place')).toBeDisabled()
      await expect.element(box('Commercial invoice')).not.toBeChecked()
      await expect.element(page.getByRole('group', { name: 'Certificate 2' })).not.toBeInTheDocument()
    },
  )
})

const rightsWith = (...permissions: Permission[]) =>
  missingRights(shownDeclarations.eInvoice, { scope: 'USER', permissions })
const mayNotSend = 'Your account may not send declarations'
const mayNotMake = 'Your account may send declarations, but not make them, which sending begins with'
const mayNeither = 'Your account may neither save nor send declarations'

it.each([
  [['declaration.new'], '', 'Your account may not make and send declarations'],
  [['declaration.new', 'declaration.make'], '', mayNotSend],
  [['declaration.new', 'declaration.send'], '', mayNotMake],
  [['declaration.make', 'declaration.send'], 'Your account may not save declarations', ''],
] satisfies [Permission[], string, string][])(
  'with %j it is closed to save: %s, to send: %s [000-6-01]',
  async (permissions, toSave, toSend) => {
    await renderScreen(<FormHarness {...callbacks} rights={rightsWith(...permissions)} values={completeValues} />)
    for (const [name, reason] of [
      [/^Save as draft/, toSave],
      [/^Generate/, toSend],
    ] as const) {
      await expect.element(button(name)).toHaveAccessibleDescription(reason)
    }
    await userEvent.keyboard('{F7}')
    await expect.poll(() => onGenerate.mock.calls.length).toBe(toSend === '' ? 1 : 0)
  },
)

it.each([
  [['declaration.make'], mayNeither],
  [['declaration.send'], 'Your account may not make declarations'],
  [['declaration.new'], 'Your account may not make declarations'],
  [['declaration.make', 'declaration.new'], ''],
  [['declaration.make', 'declaration.send'], ''],
] satisfies [Permission[], string][])(
  'what was turned down is closed to edit with %j: %s [000-6-01]',
  async (permissions, reason) => {
    const rights = rightsWith(...permissions)
    await renderScreen(<FormHarness {...callbacks} rights={rights} status="rejected" values={completeValues} />)
    await expect.element(button(/^Edit/)).toHaveAccessibleDescription(reason)
  },
)

it.each([
  [['declaration.make'], mayNeither, mayNotSend],
  [['declaration.send'], mayNeither, mayNotMake],
  [['declaration.new'], '', 'Your account may not make and send declarations'],
  [['declaration.make', 'declaration.send'], '', ''],
] satisfies [Permission[], string, string][])(
  'a draft is closed to correct with %j: %s, to send: %s [000-6-01]',
  async (permissions, toCorrect, toSend) => {
    const rights = rightsWith(...permissions)
    await renderScreen(<FormHarness {...callbacks} rights={rights} status="draft" values={completeValues} />)
    for (const [name, reason] of [
      [/^Correct this draft/, toCorrect],
      [/^Send/, toSend],
    ] as const) {
      await expect.element(button(name)).toHaveAccessibleDescription(reason)
    }
  },
)

it('says what a person without permissions may not do [000-6-01]', async () => {
  await renderScreen(<FormHarness {...callbacks} rights={rightsWith()} values={completeValues} />)
  await expect.element(button(/^Save as draft/)).toHaveAccessibleDescription('Your account may not save declarations')
  await expect
    .element(button(/^Generate/))
    .toHaveAccessibleDescription('Your account may not make and send declarations')
  await userEvent.keyboard('{F7}{F10}')
  expect(onSave).not.toHaveBeenCalled()
  expect(onGenerate).not.toHaveBeenCalled()
})

describe('axe finds nothing', () => {
  it('in a new form with errors', async () => {
    await renderScreen(<FormHarness {...callbacks} />)
    await userEvent.click(button(/^Generate/))
    await expect.element(summary).toHaveFocus()
    await expectNoViolations()
  })
  it('in one that is viewed', async () => {
    await renderScreen(<FormHarness {...callbacks} message="9992" status="rejected" values={completeValues} />)
    await expect.element(field('Place')).toBeDisabled()
    await expectNoViolations()
  })
  it('in one that is edited', async () => {
    await renderScreen(<FormHarness {...callbacks} message="9992" status="rejected" values={completeValues} />)
    await userEvent.click(button(/^Edit/))
    await expect.element(field('Place')).toBeEnabled()
    await expectNoViolations()
  })
})
