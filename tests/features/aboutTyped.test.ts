import { describe, expect, it } from 'vitest'
import { aboutChoices, aboutTyped, shownAbout } from '../../src/features/eInvoices/form/lines/aboutTyped.ts'

const named = (serial_no_ref: string, inv_no_ref: string) => ({
  form_no_ref: '1',
  serial_no_ref,
  inv_no_ref,
  inv_date_ref: '2026-11-20',
})
const corrected = [named('C26TAA', '12'), named('C26TAA', '2'), named('C26TBB', '12'), named('C26TBB', '30')]

describe('the corrected invoice that a line is about', () => {
  it.each([
    ['C26TAA-12', '1'],
    ['1c26taa 12', '1'],
    ['C26TBB/12', '3'],
    ['30', '4'],
    ['00000030', '4'],
    // The number 2 is of the second, which is the place 2 as well; 3 is a place alone.
    ['2', '2'],
    ['3', '3'],
    // Two have the number 12.
    ['12', ''],
    ['99', ''],
    ['', ''],
    ['C26TCC-1', 'C26TCC-1'],
  ])('%o is %o', (typed, about) => {
    expect(aboutTyped(typed, corrected)).toBe(about)
  })

  it('prefers a number to a place', () => {
    expect(aboutTyped('1', [named('C26TAA', '7'), named('C26TAA', '1')])).toBe('2')
  })

  it('is shown by symbol and number, and as it is where it names none', () => {
    expect(['1', '9', 'C26TCC-1', ''].map((about) => shownAbout(about, corrected))).toEqual([
      'C26TAA-12',
      '9',
      'C26TCC-1',
      '',
    ])
  })

  it('is chosen among those that have the text in their names, or all beside one that is named', () => {
    const ids = (typed: string) => aboutChoices(typed, corrected).map(({ id }) => id)
    expect(ids('tbb')).toEqual(['3', '4'])
    expect(ids('12')).toEqual(['1', '3'])
    expect(ids('C26TAA-12')).toEqual(['1', '2', '3', '4'])
    expect(ids('')).toEqual(['1', '2', '3', '4'])
    expect(ids('xyz')).toEqual([])
  })
})
