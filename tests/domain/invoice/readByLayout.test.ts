import { describe, expect, it } from 'vitest'
import { readByLayout, readValues, type ReadElement } from '../../../src/domain/documents/xml/read.ts'
import { invoiceLayout } from '../../../src/domain/invoice/layout.ts'

const element = (tag: string, ...children: readonly (ReadElement | string)[]): ReadElement => ({
  tag,
  text: children.filter((child) => typeof child === 'string').join(''),
  children: children.filter((child) => typeof child !== 'string'),
})

const layout = invoiceLayout({ xml_vs: '2.1.0', form_no: '1', inv_feature: '0' })
const read = (...children: readonly ReadElement[]) => readByLayout(element('DLHDon', ...children), layout)

describe('a document that is read by the table of its layout', () => {
  it('gives texts without outer blanks and rows in their order, by their fields', () => {
    const line = (name: string) => element('HHDVu', element('THHDVu', name))
    const found = read(
      element('TTChung', element('KHHDon', ' C26TAA\n'), element('MSTTCGP', '0100109106')),
      element('NDHDon', element('DSHHDVu', line('Một'), line('Hai'))),
    )
    if (!found.ok) throw new Error(found.failure.path)
    const { text, rows } = readValues(found.value.values)
    expect([text('serial_no'), text('inv_date')]).toEqual(['C26TAA', ''])
    expect(rows('lines').map((row) => readValues(row).text('item_name'))).toEqual(['Một', 'Hai'])
    expect([rows('rates'), found.value.unknown]).toEqual([[], []])
  })

  it('names what it does not know, each once, and passes over what others add in TTKhac', () => {
    const line = element('HHDVu', element('LaSo', '1'), element('TTKhac', element('X')))
    expect(read(element('NDHDon', element('DSHHDVu', line, line)), element('TTKhac'), element('Y'))).toMatchObject({
      ok: true,
      value: { unknown: ['NDHDon/DSHHDVu/HHDVu/LaSo', 'Y'] },
    })
  })

  it('does not know what is younger than its version', () => {
    const older = invoiceLayout({ xml_vs: '2.0.1', form_no: '1', inv_feature: '0' })
    const buyer = element('NDHDon', element('NMua', element('CCCDan', '001090001234')))
    expect(readByLayout(element('DLHDon', buyer), older)).toMatchObject({ value: { unknown: ['NDHDon/NMua/CCCDan'] } })
    expect(read(buyer)).toMatchObject({ value: { unknown: [] } })
  })

  it.each([
    ['twice', element('TTChung', element('SHDon', '1'), element('SHDon', '2')), 'TTChung/SHDon'],
    ['too_long', element('TTChung', element('KHHDon', 'C26TAAA')), 'TTChung/KHHDon'],
    ['no_text', element('TTChung', element('KHHDon', element('b'))), 'TTChung/KHHDon'],
  ])('is not read where an element is %s', (code, head, path) => {
    expect(read(head)).toEqual({ ok: false, failure: { code, path } })
  })
})
