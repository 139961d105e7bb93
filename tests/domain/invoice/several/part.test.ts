import { describe, expect, it } from 'vitest'
import { latestOf } from '../../../../src/domain/invoice/several/corrected.ts'
import { partAbout, partsOf } from '../../../../src/domain/invoice/several/part.ts'
import { problemsOf } from '../support/problems.ts'
import { corrects, goods, note, vatInvoice } from '../support/samples.ts'
import { about, correctsSeveral, named } from '../support/several.ts'

const lines = [about('2'), note('Đã thỏa thuận'), about('1', { price: '1' }), about('12')]

describe('what one of several invoices is corrected by', () => {
  it.each([
    ['3', '1'],
    ['4', '2'],
  ] as const)('is an invoice that corrects it alone (feature %s)', (feature, alone) => {
    const content = vatInvoice(correctsSeveral(feature, { lines }))
    expect(partAbout(content, 0)).toEqual({
      ...content,
      ...named('17'),
      inv_feature: alone,
      correction_list_no: '',
      corrected: [],
      lines: [note('Đã thỏa thuận'), goods({ price: '1' })],
    })
    expect(partAbout(content, 1)).toMatchObject({ inv_no_ref: '18', inv_date_ref: '2025-05-19' })
    expect(partAbout(content, 1).lines).toEqual([goods(), note('Đã thỏa thuận')])
    expect(partsOf(content)).toEqual([partAbout(content, 0), partAbout(content, 1)])
    expect(partsOf(vatInvoice(correctsSeveral(feature))).flatMap(problemsOf)).toEqual([])
  })

  it('is all of an invoice that corrects one, or none', () => {
    for (const content of [vatInvoice(), vatInvoice(corrects('2'))]) {
      expect(partsOf(content)).toEqual([content])
      expect(partAbout(content, 0)).toBe(content)
    }
    const several = vatInvoice(correctsSeveral('3'))
    expect(partAbout(several, 2)).toBe(several)
  })
})

describe('the latest of days', () => {
  it('is that of the last, in whatever order they stand', () => {
    expect(latestOf([named('1', { inv_date_ref: '2025-05-30' }), named('2')])).toBe('2025-05-30')
    expect(latestOf([])).toBe('')
  })
})
