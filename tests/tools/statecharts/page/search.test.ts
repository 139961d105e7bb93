import { describe, expect, it } from 'vitest'
import { searchIn } from '../../../../tools/statecharts/page/logic/search.ts'

const search = searchIn(() => [
  { target: 'rule', title: '000-4-13 The token signs', terms: ['Đăng ký'] },
  { target: 'registering', title: 'Đang đăng ký', terms: ['registering'] },
  { target: 'registered', title: 'Đăng ký xong', terms: ['registered', 'token.removed'] },
])
const found = (typed: string) => search(typed).map(({ target }) => target)

describe('the search of the page', () => {
  it('finds without diacritics and case, what begins with the words first', () => {
    expect(found('DANG KY')).toEqual(['registered', 'registering', 'rule'])
  })

  it('finds letters that were typed in pieces', () => {
    expect(found('Đăng ký'.normalize('NFD'))).toEqual(['registered', 'registering', 'rule'])
  })

  it('wants every word, in any order and in any of the texts', () => {
    expect(found('token dang')).toEqual(['rule', 'registered'])
    expect(found('token gone')).toEqual([])
  })

  it('finds nothing for nothing', () => expect(found('  ')).toEqual([]))
})
