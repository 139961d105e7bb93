import { describe, expect, it } from 'vitest'
import { rowHeightOf } from '../../../tools/statecharts/formats/rowHeight.ts'

describe('the height of a row', () => {
  it('is that of its longest cell, in whole lines', () => {
    expect(rowHeightOf(['one', ''], [12, 12])).toBe(15)
    expect(rowHeightOf(['one', 'two words more'], [12, 12])).toBe(30)
    expect(rowHeightOf(['one\ntwo\nthree', 'two words more'], [12, 12])).toBe(45)
  })

  it('breaks within a word that is wider than its column', () => {
    expect(rowHeightOf(['documentSubmit-0f445b55'], [12])).toBe(45)
  })

  it('takes Hangul for twice as wide', () => {
    expect(rowHeightOf(['가나다라마'], [12])).toBe(15)
    expect(rowHeightOf(['가나다라마바'], [12])).toBe(30)
  })
})
