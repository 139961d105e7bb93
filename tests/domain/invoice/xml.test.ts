import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkedContent, documentXml } from '../../../src/domain/documents/kind.ts'
import { limitProblems } from '../../../src/domain/documents/xml/limits.ts'
import { moneyInWords } from '../../../src/domain/inWords/moneyInWords.ts'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { invoiceKind } from '../../../src/domain/invoice/kind.ts'
import { invoiceLayout, largestNumber } from '../../../src/domain/invoice/layout.ts'
import { invoiceVersions, type InvoiceVersion } from '../../../src/domain/invoice/times.ts'
import { writtenInvoice } from '../../../src/domain/invoice/written.ts'
import { readXml } from '../readXml.ts'
import { daysOf, goods, longInvoice, note, salesInvoice, samplesOn, vatInvoice } from './support/samples.ts'
import { severalOn } from './support/several.ts'
import { aroundCore, laidOut, lengthsOf, tableOf } from './support/table.ts'
import { textsAt } from './support/tree.ts'
import { unwritten } from './support/unwritten.ts'

const xmlOf = (values: InvoiceValues, number = 18): string => documentXml(invoiceKind, values, 'id-1', number)
const treeOf = (values: InvoiceValues) => readXml(xmlOf(values)).tree
const at = (values: InvoiceValues, path: string) => textsAt(treeOf(values), `DLHDon/${path}`)

const each = invoiceVersions.flatMap((version) => ['1', '2'].map((form) => ({ form, version })))
const samples = invoiceVersions.flatMap((version) =>
  Object.entries({ ...samplesOn(daysOf[version]), ...severalOn(daysOf[version]) }).map(([name, values]) => ({
    name,
    version,
    values,
  })),
)

/** By what an invoice names the one that it corrects, and by what the list of several. */
const names = {
  ofOne: ['KHMSHDCLQuan', 'KHHDCLQuan', 'SHDCLQuan', 'NLHDCLQuan'],
  ofSeveral: ['SBKCLQuan', 'NBKCLQuan'],
} as const
/** Depend on something in the table, and are given in each of these invoices. */
const always = [
  'TTChung/SHDon',
  'TTChung/HDDCKPTQuan',
  ...names.ofSeveral.map((tag) => `TTChung/TTHDLQuan/${tag}`),
  'NDHDon/DSHHDVu/HHDVu/STT',
  'NDHDon/TToan/THTTLTSuat/LTSuat/TSuat',
  'NDHDon/TToan/DSLPhi/LPhi/TLPhi',
  'NDHDon/TToan/DSLPhi/LPhi/TPhi',
]
/** Stands on a sales invoice only where it is reduced. */
const untaxedTotal = 'NDHDon/TToan/TgTCThue'

const laidOf = (form: string, version: InvoiceVersion, inv_feature: string) =>
  laidOut(invoiceLayout({ xml_vs: version, form_no: form, inv_feature }), version)

const layouts = each.flatMap((one) => [
  { ...one, feature: '2', without: names.ofSeveral },
  { ...one, feature: '4', without: names.ofOne },
])

describe.each(layouts)(
  'the layout of form $form in $version, feature $feature',
  ({ form, version, feature, without }) => {
    const known = tableOf(form, version)
    const laid = laidOf(form, version, feature)

    it('has the elements of the table in their order, but those that are named with a reason', () => {
      const others = new Set(without.map((tag) => `TTChung/TTHDLQuan/${tag}`))
      expect(laid.map(({ path }) => path)).toEqual(
        [...known.keys()].filter((path) => unwritten[path] === undefined && !others.has(path)),
      )
    })

    it('has the invoice that is corrected only where there is one', () => {
      const ofItsOwn = laidOf(form, version, '0')
      expect(ofItsOwn).toEqual(laid.filter(({ path }) => !path.startsWith('TTChung/TTHDLQuan')))
    })

    it('has their lengths', () => {
      const wrong = laid.filter(({ path, max }) => {
        const element = known.get(path)
        return element === undefined || !lengthsOf(element, max).includes(max)
      })
      expect(wrong).toEqual([])
    })

    it('asks for what is required, and leaves out what is not given', () => {
      const isExpected = (path: string): boolean =>
        always.includes(path) || (known.get(path)?.required === 'Y' && !(form === '2' && path === untaxedTotal))
      const texts = laid.filter(({ isRequired }) => isRequired !== null)
      expect(texts.map(({ path, isRequired }) => [path, isRequired])).toEqual(
        texts.map(({ path }) => [path, isExpected(path)]),
      )
    })
  },
)

describe('what is written of an invoice', () => {
  it('leaves out elements of the table alone', () => {
    const known = [...tableOf().keys()]
    expect(Object.keys(unwritten).filter((path) => !known.includes(path))).toEqual([])
  })

  it('stands in the envelope of the table, where only the seller has signed yet', () => {
    const [root, content] = treeOf(vatInvoice())
    expect([root, ...(typeof content === 'string' ? [] : content.map(([tag]) => tag))]).toEqual([
      'HDon',
      'DLHDon',
      'DSCKS',
    ])
    expect(aroundCore).toEqual([
      'HDon/DLHDon',
      'HDon/DLQRCode',
      'HDon/MCCQT',
      'HDon/DSCKS',
      'HDon/DSCKS/NBan',
      'HDon/DSCKS/NMua',
      'HDon/DSCKS/CQT',
      'HDon/DSCKS/CCKSKhac',
    ])
    expect(xmlOf(vatInvoice())).toMatch(/<DSCKS><NBan\/><\/DSCKS><\/HDon>$/)
    expect(xmlOf(vatInvoice())).toContain('<DLHDon Id="id-1">')
  })

  it.each(samples)('keeps every rule and limit: $name in $version', ({ version, values }) => {
    expect(values.xml_vs).toBe(version)
    const checked = checkedContent(invoiceKind, values)
    expect(checked.ok ? [] : checked.failure).toEqual([])
    const written = { ...writtenInvoice(values), number: '18' }
    expect(limitProblems(invoiceLayout(values), written)).toEqual([])
  })

  const golden = samples.filter(
    ({ name, version }) => version === '2.1.1' || /every text|^sales invoice$|replacing|adjusting/.test(name),
  )
  it.each(golden)('is kept as a file: $name in $version', ({ name, version, values }) => {
    const [first, ...words] = name.toLowerCase().split(/[^a-z]+/)
    const capitals = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    const file = `${first}${capitals.join('')}${version.replaceAll('.', '')}.xml`
    expect(xmlOf(values)).toBe(readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8'))
  })

  it.each(samples)(
    'is read by another parser as it is written, and is its own canonical form: $name in $version',
    ({ values }) => {
      const xml = xmlOf(values)
      const { canonical } = readXml(xml)
      expect(canonical).toBe(
        xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '').replace('<DSCKS><NBan/>', '<DSCKS><NBan></NBan>'),
      )
      expect(readXml(canonical).canonical).toBe(canonical)
      expect(xml).toBe(xml.normalize('NFC'))
    },
  )

  it('gives back what stands in texts, composed and without blanks around them', () => {
    const name = 'A & B <"C"> \'D\' ]]> Đỗ'
    const values = vatInvoice({ company_name: ` ${name.normalize('NFD')} `, lines: [goods(), note('một\nhai')] })
    const checked = checkedContent(invoiceKind, values)
    if (!checked.ok) throw new Error(JSON.stringify(checked.failure))
    expect(at(checked.value, 'NDHDon/NMua/Ten')).toEqual([name])
    expect(at(checked.value, 'NDHDon/DSHHDVu/HHDVu/THHDVu')).toEqual(['Chè sen Tây Hồ', 'một\nhai'])
  })

  it.each(['\u{0}', '\u{8}', '\u{D800}', '\u{FFFE}'])(
    'is refused with a character that XML cannot carry: %j',
    (sign) => {
      const values = vatInvoice({ address: `Hà Nội${sign}` })
      expect(checkedContent(invoiceKind, values)).toEqual({
        ok: false,
        failure: [{ field: 'address', message: 'unprintable_characters' }],
      })
      expect(() => xmlOf(values)).toThrow(RangeError)
    },
  )
})

describe('the head of an invoice', () => {
  it('names form, symbol, number and version', () => {
    expect(at(vatInvoice(), 'TTChung/THDon')).toEqual(['Hóa đơn giá trị gia tăng'])
    expect(at(salesInvoice(), 'TTChung/THDon')).toEqual(['Hóa đơn bán hàng'])
    expect(textsAt(readXml(xmlOf(vatInvoice(), largestNumber)).tree, 'DLHDon/TTChung/SHDon')).toEqual(['99999999'])
    expect(at(vatInvoice({ xml_vs: 'x' }), 'TTChung/HDCTTChinh')).toEqual(['0'])
    expect(at(vatInvoice({ form_no: '7' }), 'TTChung/THDon')).toEqual([])
  })

  it('says whether a VAT invoice is of leasing, and a sales invoice for a duty-free zone', () => {
    const both = { leasing_yn: '1', duty_free_yn: '1' }
    expect([at(vatInvoice(both), 'TTChung/HDCTTChinh'), at(vatInvoice(both), 'TTChung/HDDCKPTQuan')]).toEqual([
      ['1'],
      [],
    ])
    expect([at(salesInvoice(both), 'TTChung/HDCTTChinh'), at(salesInvoice(both), 'TTChung/HDDCKPTQuan')]).toEqual([
      [],
      ['1'],
    ])
  })
})

describe('the buyer of an invoice', () => {
  const nobody = { company_name: '', tax_code: '', address: '', email: '' }
  const buyer = (changes: Partial<InvoiceValues>) => at(vatInvoice({ ...nobody, ...changes }), 'NDHDon/NMua/HVTNMHang')

  it('is a consumer where nobody is named', () => {
    expect(buyer({})).toEqual(['Bán cho người tiêu dùng'])
    expect(buyer({ buyer_name: 'Lê Văn Bình' })).toEqual(['Lê Văn Bình'])
    expect(buyer({ company_name: 'Sao Mai' })).toEqual([])
    expect(buyer({ company_name: 'Sao Mai', buyer_name: 'Lê Văn Bình' })).toEqual(['Lê Văn Bình'])
  })
})

describe('lines of an invoice', () => {
  const line = 'NDHDon/DSHHDVu/HHDVu'
  const extra = `${line}/TTKhac/TTin`

  it('are numbered, those of the law too', () => {
    expect(at(longInvoice(500), `${line}/STT`)).toEqual(Array.from({ length: 500 }, (_, place) => String(place + 1)))
    const reduced = salesInvoice({ reduced_percent: '1' })
    expect(at(reduced, `${line}/STT`)).toEqual(['1', '2'])
    expect(at(reduced, `${line}/TChat`)).toEqual(['1', '4'])
  })

  it('of each nature have what belongs to it', () => {
    const special = { special_kind: '2', special: [{ name: 'BKSPTVChuyen', value: '29H-123.45' }] }
    const empty = { name: 'SKhung', value: '' }
    const written = writtenInvoice(
      vatInvoice({
        lines: [
          goods({ ...special, discount_amt: '0' }),
          goods({ nature: '2', vat_rate: '' }),
          goods({ nature: '3', quantity: '', price: '', amount: '9', vat_rate: '8%' }),
          goods({ nature: '4', quantity: '1' }),
          goods({ nature: '5', ...special, special: [empty, ...special.special] }),
        ],
      }),
    )
    expect(
      written.lines.map(({ amount, vat_rate, special: data, extras }) => [amount, vat_rate, data, extras]),
    ).toEqual([
      ['375000', '8%', [], [{ name: 'VATAmount', type: 'numeric', value: '30000' }]],
      ['0', '', [], []],
      ['9', '8%', [], [{ name: 'VATAmount', type: 'numeric', value: '1' }]],
      ['', '', [], []],
      [
        '375000',
        '8%',
        [{ kind: '2', name: 'BKSPTVChuyen', value: '29H-123.45' }],
        [{ name: 'VATAmount', type: 'numeric', value: '30000' }],
      ],
    ])
    expect(written.lines.map(({ discount_amt }) => discount_amt)).toEqual(['', '', '', '', ''])
  })

  it('have their VAT beside them, on a VAT invoice alone', () => {
    expect([at(vatInvoice(), `${extra}/TTruong`), at(vatInvoice(), `${extra}/KDLieu`)]).toEqual([
      ['VATAmount'],
      ['numeric'],
    ])
    expect(at(vatInvoice(), `${extra}/DLieu`)).toEqual(['30000'])
    const sales = salesInvoice({ lines: [goods()] })
    expect([at(sales, `${extra}/DLieu`), at(sales, `${line}/TSuat`)]).toEqual([[], []])
  })

  it('have a rate as the sum of the rate has it', () => {
    const values = vatInvoice({ lines: [goods({ vat_rate: 'KHAC:5.26%' })] })
    expect(at(values, `${line}/TSuat`)).toEqual(['KHAC:05.26%'])
    expect(at(values, 'NDHDon/TToan/THTTLTSuat/LTSuat/TSuat')).toEqual(['KHAC:05.26%'])
  })

  it('that are given away have no discount', () => {
    const values = vatInvoice({ lines: [goods(), goods({ nature: '2', discount_rate: '10', quantity: '1' })] })
    expect([at(values, `${line}/TLCKhau`), at(values, `${line}/STCKhau`)]).toEqual([[], []])
  })

  it('in prices with VAT have the price without it', () => {
    const values = vatInvoice({ price_kind: 'gross', lines: [goods({ quantity: '1', price: '108000' })] })
    expect([at(values, `${line}/DGia`), at(values, `${line}/ThTien`)]).toEqual([['100000'], ['100000']])
  })
})

describe('the totals of an invoice', () => {
  const total = 'NDHDon/TToan'

  it('are written out, in words that fit the element however large they are', () => {
    expect(at(vatInvoice(), `${total}/TgTTTBChu`)).toEqual(['Bốn trăm lẻ năm nghìn đồng'])
    const most = Math.max(
      ...Array.from('123456789', (digit) => moneyInWords(`${digit.repeat(19)}.${digit.repeat(2)}`, 'NZD').length),
      ...Array.from('123456789', (digit) => moneyInWords(digit.repeat(21), 'VND').length),
    )
    expect(most).toBeLessThanOrEqual(255)
    expect(writtenInvoice(vatInvoice({ curr_cd: 'XAU' })).in_words).toBe('')
  })

  it('of a sales invoice are what is paid alone, but where it is reduced', () => {
    expect(['TgTCThue', 'TgTThue', 'TGTKhac', 'TgTTTBSo'].map((tag) => at(salesInvoice(), `${total}/${tag}`))).toEqual([
      [],
      [],
      [],
      ['375000'],
    ])
    const reduced = salesInvoice({ reduced_percent: '3', other_reduction: '1000' })
    expect(['TgTCThue', 'TgTThue', 'TGTKhac', 'TgTTTBSo'].map((tag) => at(reduced, `${total}/${tag}`))).toEqual([
      ['375000'],
      [],
      ['3250'],
      ['371750'],
    ])
    expect(at(reduced, 'NDHDon/DSHHDVu/HHDVu/THHDVu').at(-1)).toBe(
      'Đã giảm 2.250 đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết 204/2025/QH15',
    )
  })

  it('have no discount and no reduction where there is none', () => {
    const none = vatInvoice({ other_reduction: '0' })
    expect([at(none, `${total}/TTCKTMai`), at(none, `${total}/TGTKhac`), at(none, `${total}/DSLPhi`)]).toEqual([
      [],
      [],
      [],
    ])
    const some = vatInvoice({ lines: [goods({ discount_amt: '5000' })], other_reduction: '70' })
    expect([at(some, `${total}/TTCKTMai`), at(some, `${total}/TGTKhac`)]).toEqual([['5000'], ['70']])
  })

  it('of amounts that cannot be counted are not written', () => {
    expect(() => writtenInvoice(vatInvoice({ lines: [goods({ quantity: 'x' })] }))).toThrow(RangeError)
  })
})
