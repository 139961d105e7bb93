import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentXml, writtenDocument } from '../../../../src/domain/documents/kind.ts'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { correctionListKind } from '../../../../src/domain/invoice/several/kind.ts'
import type { OriginalBefore } from '../../../../src/domain/invoice/several/listRow.ts'
import { listRows } from '../../../../src/domain/invoice/several/rows.ts'
import { readXml } from '../../readXml.ts'
import { daysOf, goods, vatInvoice } from '../support/samples.ts'
import { about, correctsSeveral, named, originalsOfMay, severalOn } from '../support/several.ts'
import { pathsIn, textsAt } from '../support/tree.ts'

const listOf = (content: InvoiceValues, originals: readonly OriginalBefore[] = originalsOfMay) => ({
  content,
  rows: listRows(content, originals),
})
const xmlOf = (content: InvoiceValues, originals?: readonly OriginalBefore[]): string =>
  documentXml(correctionListKind, listOf(content, originals), 'id-1')
const at = (changes: Partial<InvoiceValues>, path: string) =>
  textsAt(readXml(xmlOf(vatInvoice(correctsSeveral('4', changes)))).tree, `NDBKe/${path}`)
const problemsOf = (content: InvoiceValues, originals?: readonly OriginalBefore[]) =>
  writtenDocument(correctionListKind, listOf(content, originals)).problems(null)

const golden = (['2.1.0', '2.1.1'] as const).flatMap((version) =>
  Object.entries(severalOn(daysOf[version])).map(([name, content]) => {
    const method = name === 'VAT, replacing several' ? 'Replacing' : 'Adjusting'
    return { file: `correctionList${method}${version.replaceAll('.', '')}.xml`, content }
  }),
)

/** Elements of a row as the one public implementer has them (decision 0529). */
const row = {
  TTTDChinh: [
    'STT',
    'KHMSHDon',
    'KHHDon',
    'SHDon',
    'THHDVGoc',
    'SLGoc',
    'DGGoc',
    'ThTGoc',
    'TSGoc',
    'TTGoc',
    'TgTKGoc',
    'TgTSTGoc',
  ],
  TTSDChinh: ['THHDVTDoi', 'SLTDoi', 'DGTDoi', 'ThTTDoi', 'TSTDoi', 'TTTDoi', 'TgTTDoi', 'TgTSTTDoi'],
  CLech: ['TgTCTCLech', 'TgTTCLech', 'TgTKCLech', 'TgTTTCLech'],
}
const head = 'PBan TBKe KHMBKe SBKe NBKe TCHDon NBan MSTNBan DCNBan NMua MSTNMua DCNMua DSLDTDoi/LDo'.split(' ')

describe('the list of several corrected invoices', () => {
  it.each(golden)('is kept as a file: $file', ({ file, content }) => {
    expect(xmlOf(content)).toBe(readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8'))
  })

  it.each(golden)('keeps every limit and is its own canonical form: $file', ({ content }) => {
    expect(problemsOf(content)).toEqual([])
    const xml = xmlOf(content)
    const { canonical } = readXml(xml)
    expect(canonical).toBe(
      xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '').replace('<DSCKS><NBan/>', '<DSCKS><NBan></NBan>'),
    )
    expect(xml).toBe(xml.normalize('NFC'))
  })

  it('has the elements of the one public implementer in their order, but the branch that nobody explains', () => {
    const one = vatInvoice(correctsSeveral('4', { lines: [about('1', { price: '-5000' })], corrected: [named('17')] }))
    expect(pathsIn(readXml(xmlOf(one, originalsOfMay.slice(0, 1))).tree)).toEqual([
      ...head.map((tag) => `BKe/NDBKe/TTChung/${tag}`),
      ...Object.entries(row).flatMap(([group, tags]) => tags.map((tag) => `BKe/NDBKe/DSHHDVu/HHDVu/${group}/${tag}`)),
      'BKe/DSCKS/NBan',
    ])
  })

  it('is of the day of its invoice, by its own number', () => {
    const changes = { inv_date: '2026-11-21', correction_list_no: 'BK-9' }
    expect([at(changes, 'TTChung/NBKe'), at(changes, 'TTChung/SBKe')]).toEqual([['2026-11-21'], ['BK-9']])
  })

  it('names who bought, or that nobody is named, and a reason where there is one', () => {
    const nobody = { company_name: '', tax_code: '', address: '', note: '' }
    const tags = ['NMua', 'MSTNMua', 'DCNMua', 'DSLDTDoi/LDo']
    expect(tags.map((tag) => at(nobody, `TTChung/${tag}`))).toEqual([['Bán cho người tiêu dùng'], [], [], []])
    expect(at({ ...nobody, buyer_name: 'Lê Văn Bình' }, 'TTChung/NMua')).toEqual(['Lê Văn Bình'])
    expect(xmlOf(vatInvoice(correctsSeveral('4', nobody)))).not.toContain('DSLDTDoi')
  })

  it('keeps both sides of an invoice of whose goods nothing is said, and names it', () => {
    const content = vatInvoice(correctsSeveral('4', { lines: [] }))
    expect(problemsOf(content)).toEqual([])
    expect(xmlOf(content)).toContain(
      '<TTTDChinh><STT>2</STT><KHMSHDon>1</KHMSHDon><KHHDon>C25TAA</KHHDon><SHDon>18</SHDon></TTTDChinh>' +
        '<TTSDChinh></TTSDChinh><CLech><TgTCTCLech>0</TgTCTCLech><TgTTCLech>0</TgTTCLech>' +
        '<TgTKCLech>0</TgTKCLech><TgTTTCLech>0</TgTTTCLech></CLech>',
    )
  })

  it('has no room for what is longer than its elements', () => {
    const long = { note: 'x'.repeat(256), correction_list_no: 'x'.repeat(51) }
    const other = { original: vatInvoice({ lines: [goods({ item_name: 'x'.repeat(501) })] }), adjustments: [] }
    expect(problemsOf(vatInvoice(correctsSeveral('3', { ...long, lines: [] })), [other, other])).toEqual([
      { field: 'list_no', message: 'too_long_for_xml:50' },
      { field: 'reason', message: 'too_long_for_xml:255' },
      { field: 'rows.0.name_before', message: 'too_long_for_xml:500' },
      { field: 'rows.1.name_before', message: 'too_long_for_xml:500' },
    ])
  })

  it('is written of no invoice of its own', () => {
    expect(() => xmlOf(vatInvoice())).toThrow(RangeError)
  })
})
