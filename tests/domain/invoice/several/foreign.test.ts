import { describe, expect, it } from 'vitest'
import { documentXml } from '../../../../src/domain/documents/kind.ts'
import type { ReadElement } from '../../../../src/domain/documents/xml/read.ts'
import { readForeignInvoice } from '../../../../src/domain/invoice/foreign/readForeign.ts'
import { invoiceKind } from '../../../../src/domain/invoice/kind.ts'
import { readXml, type Tree } from '../../readXml.ts'
import { corrects, vatInvoice } from '../support/samples.ts'
import { correctsSeveral } from '../support/several.ts'

const elementOf = ([tag, content]: Tree): ReadElement =>
  typeof content === 'string'
    ? { tag, text: content, children: [] }
    : { tag, text: '', children: content.map(elementOf) }

const read = (xml: string) => {
  const core = elementOf(readXml(xml).tree).children[0]
  const found = core === undefined ? null : readForeignInvoice(core)
  if (found?.ok !== true) throw new Error(JSON.stringify(found))
  return found.value
}

const xmlOf = (feature: '3' | '4') => documentXml(invoiceKind, vatInvoice(correctsSeveral(feature)), 'id-1', 18)

describe('an invoice of another system that corrects several', () => {
  it.each(['3', '4'] as const)('is read with its list, of which nothing is unknown (feature %s)', (feature) => {
    const { content, unknown } = read(xmlOf(feature))
    expect(unknown).toEqual([])
    expect(content).toMatchObject({
      inv_feature: feature,
      inv_type_ref: '1',
      correction_list_no: 'BK-C25TAA-17',
      inv_no_ref: '',
      corrected: [],
    })
  })

  it('is of its own day, whatever the day of its list', () => {
    const { day, content } = read(xmlOf('3').replace('<NBKCLQuan>2026-11-20', '<NBKCLQuan>2026-11-01'))
    expect([day, content.inv_date]).toEqual(['2026-11-20', '2026-11-20'])
  })

  it('is told from one that corrects one other', () => {
    const { content, unknown } = read(documentXml(invoiceKind, vatInvoice(corrects('2')), 'id-1', 18))
    expect([unknown, content.inv_no_ref, content.correction_list_no]).toEqual([[], '17', ''])
  })
})
