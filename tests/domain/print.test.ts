import { describe, expect, it } from 'vitest'
import { hasBox, type UsageFlag } from '../../src/domain/declaration/flags.ts'
import type { PrintableDeclaration } from '../../src/domain/declaration/print/layout.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { printedFormOf, printFileName } from '../../src/domain/declaration/print/print.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import type { PrintedForm } from '../../src/domain/documents/printedForm.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { sampleDeclaration210, sampleRow } from '../../walks/flows/sampleDeclaration.ts'

const values: DeclarationValues = { ...sampleDeclaration210, digital_signatures: [{ ...sampleRow }] }
const printable: PrintableDeclaration = {
  form: eInvoice,
  values,
  isDraft: true,
  signer: '',
  signedAt: '',
}
const printed = (change: Partial<DeclarationValues>, rest: Partial<PrintableDeclaration> = {}): PrintedForm =>
  printedFormOf({ ...printable, ...rest, values: { ...values, ...change } })
const linesOf = (form: PrintedForm): string[] => form.fields.map(({ label, value }) => `${label} ${value}`)
const tickedIn = (form: PrintedForm): string[] =>
  form.sections.flatMap(({ boxes }) => boxes.filter(({ isTicked }) => isTicked === true).map(({ label }) => label))
const none = Object.fromEntries(eInvoice.flags.map((flag) => [flag, false]))

const flagsOf = (version: string) => eInvoice.flags.filter((flag) => hasBox(flag, version))

describe('the print of version 2.1.0', () => {
  const form = printed({})

  it('names the taxpayer and the representative, 1 male and 0 female [000-3-04 000-9-06]', () => {
    expect(linesOf(form)).toEqual([
      'Tên người nộp thuế: CÔNG TY TNHH Gốm Bát Tràng',
      'Mã số thuế: 0101243150',
      'Cơ quan thuế quản lý: Thuế Thành phố Hà Nội',
      'Người liên hệ (Đại diện theo pháp luật/Hộ, cá nhân kinh doanh): Trần Văn Đức',
      'Điện thoại liên hệ (Đại diện theo pháp luật/Hộ, cá nhân kinh doanh): 0912345678',
      'Số CC/CCCD/số định danh/Hộ chiếu (*): 001080012345 / C1234567',
      'Ngày tháng năm sinh: 30/04/1980',
      'Giới tính: Nam',
      'Địa chỉ liên hệ của NNT: Số 5 ngõ 12, phố Đào Tấn, Hà Nội',
      'Thư điện tử của NNT: ketoan@gombattrang.vn',
    ])
    expect(linesOf(printed({ rppr_cid: '', rppr_gender: '0' }))).toEqual(
      expect.arrayContaining(['Số CC/CCCD/số định danh/Hộ chiếu (*): C1234567', 'Giới tính: Nữ']),
    )
  })

  it('has eleven sections and the note about identity numbers', () => {
    expect(form.sections.map(({ title }) => title.split('.')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
    ])
    expect(form.intro).toContain('Nghị định số 70/2025/NĐ-CP')
    expect(form.note).toMatch(/^Ghi chú: \(\*\)/)
  })

  it('ticks the heads of the ways of sending by what is chosen below them, not by themselves', () => {
    const heads = (flags: { readonly [Flag in UsageFlag]?: boolean }) =>
      printed({ ...none, ...flags })
        .sections[1]?.boxes.filter(({ mark }) => mark !== undefined)
        .map(({ isTicked }) => isTicked)
    expect(heads({ attribute1: true })).toEqual([false, false])
    expect(heads({ attribute2: true })).toEqual([false, false])
    expect(heads({ attribute1: true, attribute4: true })).toEqual([true, false])
    expect(heads({ attribute2: true, attribute9: true })).toEqual([false, true])
  })

  it('lists providers and transmission units [000-2-18]', () => {
    const misa = {
      org_name: 'Công ty Cổ phần MISA',
      tax_code: '0101243150',
      from_date: '2025-06-01',
      to_date: '',
      note: '',
      invoices: '',
      issued_from: '',
      issued_to: '',
    }
    const vnpt = { ...misa, org_name: 'VNPT', tax_code: '0100684378', to_date: '2026-06-01', note: 'TCT' }
    const { sections } = printed({ solution_provider: [misa, vnpt], tvan_company: [vnpt] })
    expect(sections[6]?.table?.rows).toEqual([
      ['1', 'Công ty Cổ phần MISA', '0101243150', '01/06/2025', '', ''],
      ['2', 'VNPT', '0100684378', '01/06/2025', '01/06/2026', 'TCT'],
    ])
    expect(sections[7]?.table?.rows).toEqual([['1', 'VNPT', '0100684378', '01/06/2025', '01/06/2026', 'TCT']])
  })

  it.each(flagsOf('2.1.0'))('has one box for %s', (flag) => {
    const withoutHeads = tickedIn(printed({ ...none, [flag]: true })).filter((label) => !label.startsWith('Trường hợp'))
    expect(withoutHeads).toHaveLength(1)
    expect(tickedIn(printed(none))).not.toContain(withoutHeads[0])
  })
})

describe('the print of version 2.1.1', () => {
  const newest = { xml_vs: '2.1.1' } as const
  const form = printed(newest)

  it('names the regulation, and the representative without a gender', () => {
    expect(form.caption).toContain('Thông tư số 91/2026/TT-BTC')
    expect(linesOf(form).slice(3)).toEqual([
      'Người liên hệ (Đại diện theo pháp luật/ Hộ kinh doanh, cá nhân kinh doanh): Trần Văn Đức',
      'Ngày tháng năm sinh: 30/04/1980',
      'Số định danh cá nhân hoặc số hộ chiếu (1): 001080012345 / C1234567',
      'Điện thoại liên hệ (Đại diện theo pháp luật/ Hộ kinh doanh, cá nhân kinh doanh): 0912345678',
      'Địa chỉ liên hệ của người nộp thuế: Số 5 ngõ 12, phố Đào Tấn, Hà Nội',
      'Thư điện tử của người nộp thuế: ketoan@gombattrang.vn',
    ])
  })

  it('has twelve sections, the columns of the delegations and of the units that look up invoices in their order', () => {
    const columns = (at: number) => form.sections[at]?.table?.columns.map(({ title }) => title)
    expect(form.sections.map(({ title }) => title.split('.')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '9a',
      '10',
      '11',
    ])
    expect(columns(5)).toEqual([
      'STT',
      'Tên loại hóa đơn ủy nhiệm',
      'Ký hiệu mẫu hóa đơn',
      'Ký hiệu hóa đơn ủy nhiệm',
      'Bên ủy nhiệm/ Bên nhận ủy nhiệm',
      'Mã số thuế/số định danh cá nhân',
      'Mục đích ủy nhiệm',
      'Thời hạn ủy nhiệm',
      'Phương thức thanh toán hóa đơn ủy nhiệm',
    ])
    expect(columns(9)?.slice(0, 4)).toEqual(['STT', 'Tên đơn vị', 'Mã số thuế', 'Hóa đơn bán ra/ mua vào'])
  })

  it('lists the organisations of each section', () => {
    const unit = {
      org_name: 'Chi nhánh',
      tax_code: '0101243150-001',
      invoices: '1',
      note: 'N',
      issued_from: '2026-07-01',
      issued_to: '2026-07-31',
      from_date: '2026-08-01',
      to_date: '2026-08-31',
    }
    const named = (org_name: string) => ({ ...unit, org_name })
    const { sections } = printed({
      ...newest,
      solution_provider: [named('A')],
      tvan_company: [named('B')],
      dependent_units: [named('C')],
      lookup_units: [unit, { ...unit, invoices: '2' }, { ...unit, invoices: '3' }],
    })
    const rows = (at: number) => sections[at]?.table?.rows
    const rest = ['0101243150-001', '01/08/2026', '31/08/2026', 'N']
    expect([rows(6), rows(7), rows(8)]).toEqual([[['1', 'A', ...rest]], [['1', 'B', ...rest]], [['1', 'C', ...rest]]])
    const periods = ['01/07/2026', '31/07/2026', '01/08/2026', '31/08/2026', 'N']
    expect(rows(9)).toEqual([
      ['1', 'Chi nhánh', '0101243150-001', 'Bán ra', ...periods],
      ['2', 'Chi nhánh', '0101243150-001', 'Mua vào', ...periods],
      ['3', 'Chi nhánh', '0101243150-001', 'Bán ra, mua vào', ...periods],
    ])
  })

  it.each(flagsOf('2.1.1'))('has one box for %s', (flag) => {
    const ticked = tickedIn(printed({ ...none, ...newest, [flag]: true }))
    expect(ticked.filter((label) => !label.startsWith('Trường hợp'))).toHaveLength(1)
    expect(tickedIn(printed({ ...none, ...newest }))).toEqual([])
  })
})

describe('the print of version 2.0.1', () => {
  const old = { xml_vs: '2.0.1' } as const
  const form = printed(old)

  it('names the taxpayer and the contact, and no representative', () => {
    expect(linesOf(form)).toEqual([
      'Tên người nộp thuế: CÔNG TY TNHH Gốm Bát Tràng',
      'Mã số thuế: 0101243150',
      'Cơ quan thuế quản lý: Thuế Thành phố Hà Nội',
      'Người liên hệ: Nguyễn Thị Hòa',
      'Điện thoại liên hệ: 02438251234',
      'Địa chỉ liên hệ: Số 5 ngõ 12, phố Đào Tấn, Hà Nội',
      'Thư điện tử: ketoan@gombattrang.vn',
    ])
  })

  it('has six sections under Decree 123 and no note [000-2-18]', () => {
    expect(form.sections.map(({ title }) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(form.intro).toContain('Nghị định số 123/2020/NĐ-CP')
    expect(form.note).toBeNull()
  })

  it('knows the flags of its version only', () => {
    const later: readonly UsageFlag[] = [
      'attribute10',
      'inv_type7',
      'inv_type8',
      'inv_type9',
      'attribute11',
      'attribute12',
      'attribute13',
      'attribute14',
      'inv_type10',
    ]
    for (const flag of eInvoice.flags)
      expect([flag, tickedIn(printed({ ...none, ...old, [flag]: true })).length]).toEqual([
        flag,
        later.includes(flag) ? 0 : 1,
      ])
  })
})

describe.each(['2.1.1', '2.1.0', '2.0.1'] as const)('the print of any version, here %s', (xml_vs) => {
  it('says what is filed: a registration or a change', () => {
    const purposes = (decl_type: string) =>
      printed({ xml_vs, decl_type }).purposes.map(({ label, isTicked }) => [label, isTicked])
    expect(purposes('1')).toEqual([
      ['Đăng ký mới', true],
      ['Thay đổi thông tin', false],
    ])
    expect(purposes('2')).toEqual([
      ['Đăng ký mới', false],
      ['Thay đổi thông tin', true],
    ])
  })

  it('lists the chosen certificates in the words of the XML: 1 new, 2 renewed, 3 no longer used [000-3-11 000-9-06]', () => {
    const renewed = { ...sampleRow, form_tp: '2' as const, org_name: 'Viettel-CA' }
    const { sections } = printed({
      xml_vs,
      digital_signatures: [{ ...sampleRow }, { ...sampleRow, sig_id: '' }, renewed, { ...renewed, form_tp: '3' }],
    })
    expect(sections[4]?.table?.rows).toEqual([
      ['1', 'VNPT Certification Authority', '54010101A1B2C3D4', '15/01/2024', '15/01/2027', 'Thêm mới'],
      ['2', 'Viettel-CA', '54010101A1B2C3D4', '15/01/2024', '15/01/2027', 'Gia hạn'],
      ['3', 'Viettel-CA', '54010101A1B2C3D4', '15/01/2024', '15/01/2027', 'Ngừng sử dụng'],
    ])
  })

  it('gives every table as many cells as columns, and an empty row where it has no content', () => {
    const tables = printed({ xml_vs, digital_signatures: [] }).sections.flatMap(({ table }) =>
      table === null ? [] : [table],
    )
    for (const { columns, rows } of tables) expect(rows).toEqual([columns.map(() => '')])
  })

  it('ends with place and day', () => {
    expect(printed({ xml_vs }).placeAndDay).toBe('Hà Nội, ngày 02 tháng 06 năm 2025')
    expect(printed({ xml_vs, loca_nm: '', reg_date: '' }).placeAndDay).toBe('…, ngày … tháng … năm …')
  })

  it('marks a draft and shows no signature on it', () => {
    const draft = printed({ xml_vs }, { signer: 'CÔNG TY TNHH Gốm Bát Tràng', signedAt: '2025-06-02T09:10:11' })
    expect([draft.mark, draft.signature]).toEqual(['BẢN NHÁP', null])
  })

  it('shows who signed and when', () => {
    const signed = printed(
      { xml_vs },
      { isDraft: false, signer: 'CÔNG TY TNHH Gốm Bát Tràng', signedAt: '2025-06-02T09:10:11' },
    )
    expect(signed.mark).toBeNull()
    expect(signed.signature).toEqual([
      { label: 'Ký bởi:', value: 'CÔNG TY TNHH Gốm Bát Tràng' },
      { label: 'Ký ngày:', value: '02/06/2025 09:10:11' },
    ])
    expect(printed({ xml_vs }, { isDraft: false, signer: 'A' }).signature).toEqual([{ label: 'Ký bởi:', value: 'A' }])
  })
})

it('prints composed letters whatever was typed, and no blanks around', () => {
  expect(linesOf(printed({ sllr_comp_nm: ` ${'Hồ Tràm'.normalize('NFD')} ` }))[0]).toBe('Tên người nộp thuế: Hồ Tràm')
})

it('names the file by form, tax code and day, and of e-documents as their seed does [002-2.9-01]', () => {
  expect(printFileName(printable)).toBe('Tờ khai 01-ĐKTĐ-HĐĐT 0101243150 2025-06-02.pdf')
  expect(printFileName({ ...printable, form: eDocument })).toBe('declaration.pdf')
})
