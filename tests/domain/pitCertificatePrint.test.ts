import { describe, expect, it } from 'vitest'
import { collectedFileName, printedCertificateOf, printFileName } from '../../src/domain/pitCertificate/print/print.ts'
import { printablePitCertificate } from '../features/support/printablePitCertificate.ts'

const boxesOf = (taxpayer_resident: string): boolean[] =>
  printedCertificateOf(printablePitCertificate({ taxpayer_resident }))
    .subjects.flatMap(({ criteria }) => criteria)
    .flatMap((criterion) => (criterion.kind === 'boxes' ? criterion.boxes : []))
    .map(({ isTicked }) => isTicked)

describe('the print of a PIT certificate', () => {
  it.each([
    ['1', [true, false]],
    ['0', [false, true]],
    ['', [false, false]],
  ])('ticks [08] or [09] by residence "%s"', (code, ticked) => {
    expect(boxesOf(code)).toEqual(ticked)
  })

  it('names files by form, symbol, number and tax code, and never by a person', () => {
    const certificate = printablePitCertificate({ serial_no: 'CT/26E' })
    expect(printFileName(certificate)).toBe('03TNCN_CT26E_128.pdf')
    expect(collectedFileName(certificate)).toBe('03TNCN_CT26E_128_079080001234')
    expect(collectedFileName({ ...certificate, number: '' })).toBe('03TNCN_CT26E_079080001234')
  })

  it('says who signed where somebody has, and of a draft nothing', () => {
    expect(printedCertificateOf(printablePitCertificate()).signature).toEqual([
      { label: 'Được ký bởi:', value: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH' },
      { label: 'Ngày ký:', value: '06-12-2026' },
    ])
    expect(printedCertificateOf(printablePitCertificate({}, { isDraft: true })).signature).toBeNull()
    expect(printedCertificateOf(printablePitCertificate({}, { signer: '' })).signature).toBeNull()
  })

  it('leaves open what is not filled in', () => {
    const empty = printablePitCertificate({ income_from_mon: '', income_year: '', inv_date: '' }, { number: '' })
    const { placeAndDay, number, subjects } = printedCertificateOf(empty)
    expect(placeAndDay).toBe('……………, ngày … tháng … năm ……')
    expect(number[1]).toBe('………')
    const parts = subjects.flatMap(({ criteria }) =>
      criteria.flatMap((each) => (each.kind === 'parts' ? each.parts : [])),
    )
    expect(parts.map(([, value]) => value)).toEqual(['……', '11', '……'])
  })
})
