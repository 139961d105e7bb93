import { describe, expect, it } from 'vitest'
import { buildXml } from '../../src/domain/documents/xml/build.ts'
import type { DocumentLayout } from '../../src/domain/documents/xml/layout.ts'
import { limitProblems } from '../../src/domain/documents/xml/limits.ts'

interface Line {
  readonly name: string
  readonly amount: string
  readonly marks: readonly { readonly name: string; readonly value: string }[]
}

interface Invoice {
  readonly version: string
  readonly number: string
  readonly leasing: boolean
  readonly replaced: string
  readonly note: string
  readonly lines: readonly (Line | null)[]
}

const invoice = {
  signed: { root: 'HDon', core: 'DLHDon', signers: 'DSCKS', signerPlace: 'NBan' },
  version: '2.1.0',
  core: [
    {
      tag: 'TTChung',
      holds: [
        { tag: 'PBan', type: 'text', max: 6, since: '2.0.0', takes: { field: 'version' } },
        { tag: 'THDon', type: 'text', max: 100, since: '2.0.0', takes: { constant: 'Hóa đơn' } },
        { tag: 'SHDon', type: 'number', max: 8, since: '2.0.0', ifAnySince: '2.0.0', takes: { field: 'number' } },
        { tag: 'HDCTTChinh', type: 'flag', max: 1, since: '2.1.0', takes: { field: 'leasing' } },
        {
          tag: 'TTHDLQuan',
          isOptional: true,
          holds: [
            { tag: 'SHDCLQuan', type: 'text', max: 8, since: '2.0.0', takes: { field: 'replaced' } },
            { tag: 'GChu', type: 'text', max: 10, since: '2.0.0', takes: { field: 'note' } },
          ],
        },
      ],
    },
    {
      tag: 'NDHDon',
      holds: [
        {
          tag: 'DSHHDVu',
          holds: [
            {
              tag: 'HHDVu',
              rows: 'lines',
              holds: [
                { tag: 'THHDVu', type: 'text', max: 500, since: '2.0.0', takes: { field: 'name' } },
                { tag: 'ThTien', type: 'number', max: 22, since: '2.0.0', takes: { field: 'amount' } },
                {
                  tag: 'TTHHDTrung',
                  since: '2.1.0',
                  isOptional: true,
                  holds: [
                    {
                      tag: 'TTin',
                      rows: 'marks',
                      holds: [
                        { tag: 'TTruong', type: 'text', max: 20, since: '2.1.0', takes: { field: 'name' } },
                        { tag: 'DLieu', type: 'text', max: 200, since: '2.1.0', takes: { field: 'value' } },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies DocumentLayout<Invoice>

const sold: Invoice = {
  version: '2.1.0',
  number: '7',
  leasing: false,
  replaced: '',
  note: '',
  lines: [
    { name: 'Bát & đĩa', amount: '1500000', marks: [] },
    null,
    { name: 'Xe tải', amount: '900000000.5', marks: [{ name: 'SKhung', value: 'VN<1>' }] },
  ],
}

const written = (change: Partial<Invoice> = {}) => buildXml(invoice, { ...sold, ...change }, 'ID1')
const problems = (change: Partial<Invoice>, layout: DocumentLayout<Invoice> = invoice) =>
  limitProblems(layout, { ...sold, ...change }).map(({ field, message }) => `${field}: ${message}`)

describe('an invoice is written by its layout', () => {
  it('with a row for each line, rows in a row, and nothing for what is left out', () => {
    expect(written()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><HDon><DLHDon Id="ID1"><TTChung><PBan>2.1.0</PBan><THDon>Hóa đơn</THDon>' +
        '<SHDon>7</SHDon><HDCTTChinh>0</HDCTTChinh></TTChung><NDHDon><DSHHDVu>' +
        '<HHDVu><THHDVu>Bát &amp; đĩa</THHDVu><ThTien>1500000</ThTien></HHDVu>' +
        '<HHDVu><THHDVu>Xe tải</THHDVu><ThTien>900000000.5</ThTien><TTHHDTrung><TTin><TTruong>SKhung</TTruong>' +
        '<DLieu>VN&lt;1&gt;</DLieu></TTin></TTHHDTrung></HHDVu></DSHHDVu></NDHDon></DLHDon><DSCKS><NBan/></DSCKS></HDon>',
    )
  })

  it('in an older version without its younger elements, groups and rows', () => {
    const older = buildXml({ ...invoice, version: '2.0.1' }, { ...sold, version: '2.0.1' }, 'ID1')
    expect(older).not.toMatch(/HDCTTChinh|TTHHDTrung|TTin/)
    expect(older).toContain('<ThTien>900000000.5</ThTien></HHDVu>')
  })

  it('with an optional group as soon as something of it is filled', () => {
    expect(written({ replaced: '12' })).toContain('<TTHDLQuan><SHDCLQuan>12</SHDCLQuan></TTHDLQuan>')
    expect(written({ lines: [] })).toContain('<DSHHDVu></DSHHDVu>')
  })

  it('and nothing is written of a layout that names no field of the document', () => {
    expect(() => buildXml(invoice, { version: '2.1.0' }, 'ID1')).toThrow('number is no text')
    expect(() => buildXml(invoice, { ...sold, lines: 'x' }, 'ID1')).toThrow('lines is no list')
  })
})

describe('the limits of an invoice', () => {
  it('name a line by its place in the form, and a row inside of it', () => {
    expect(problems({})).toEqual([])
    const marks = [{ name: 'S'.repeat(21), value: '' }]
    expect(problems({ lines: [null, { name: '', amount: '1', marks }] })).toEqual([
      'lines.1.name: required_for_xml',
      'lines.1.marks.0.name: too_long_for_xml:20',
      'lines.1.marks.0.value: required_for_xml',
    ])
  })

  it('ask for a required element of an optional group only where the group is written', () => {
    expect(problems({ number: '' })).toEqual([])
    expect(problems({ replaced: '12' })).toEqual(['note: required_for_xml'])
  })

  it('leave out what the version has no element for', () => {
    const marks = [{ name: 'S'.repeat(21), value: 'x' }]
    const lines = [{ name: 'Xe', amount: '1', marks }]
    expect(problems({ lines }, { ...invoice, version: '2.0.1' })).toEqual([])
  })
})

interface PitCertificate {
  readonly number: string
  readonly mail: string
  readonly tax: string
}

const pitCertificate = {
  signed: { root: 'CTu', core: 'DLCTu', signers: 'DSCKS', signerPlace: 'TCTTNhap' },
  version: '2.1.0',
  core: [
    { tag: 'TTChung', holds: [{ tag: 'SCTu', type: 'number', max: 7, since: '2.1.0', takes: { field: 'number' } }] },
    {
      tag: 'NDCTu',
      holds: [
        {
          tag: 'TCTTNhap',
          holds: [
            { tag: 'DCTDTu', type: 'text', max: 50, since: '2.1.1', ifAnySince: '2.1.1', takes: { field: 'mail' } },
          ],
        },
        {
          tag: 'TTNCNKTru',
          holds: [{ tag: 'SThue', type: 'number', max: 22, since: '2.1.0', takes: { field: 'tax' } }],
        },
      ],
    },
  ],
} as const satisfies DocumentLayout<PitCertificate>

describe('a certificate of withheld tax is written by its layout', () => {
  const values = { number: '12', mail: 'ngoc@example.vn', tax: '250000' }

  it.each([
    ['2.1.0', '<TCTTNhap></TCTTNhap>'],
    ['2.1.1', '<TCTTNhap><DCTDTu>ngoc@example.vn</DCTDTu></TCTTNhap>'],
  ] as const)('in version %s', (version, payer) => {
    expect(buildXml({ ...pitCertificate, version }, values, 'ID1')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?><CTu><DLCTu Id="ID1"><TTChung><SCTu>12</SCTu></TTChung><NDCTu>${payer}` +
        '<TTNCNKTru><SThue>250000</SThue></TTNCNKTru></NDCTu></DLCTu><DSCKS><TCTTNhap/></DSCKS></CTu>',
    )
  })
})
