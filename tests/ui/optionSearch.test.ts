import { describe, expect, it } from 'vitest'
import { folded } from '../../src/domain/text.ts'
import { namedOption, rankedOptions } from '../../src/ui/form/optionSearch.ts'

const nation = (code: string, label: string, english: string) => ({ value: label, label, terms: [code, english] })

const nations = [
  nation('IE', 'Ai-len', 'Ireland'),
  nation('AT', 'Áo', 'Austria'),
  nation('NE', 'Ni-giê', 'Niger'),
  nation('BV', 'Đảo Bouvet', 'Bouvet Island'),
  nation('DE', 'Đức', 'Germany'),
  nation('KR', 'Hàn Quốc', 'South Korea'),
  nation('NL', 'Hà Lan', 'Netherlands'),
  nation('VN', 'Việt Nam', 'Vietnam'),
  nation('ZA', 'Nam Phi', 'South Africa'),
]

const found = (typed: string): string[] => rankedOptions(nations, typed, folded).map(({ label }) => label)

describe('what a combo box finds', () => {
  it.each([
    ['what begins with it comes before what has a word that does', 'nam', ['Nam Phi', 'Việt Nam']],
    [
      'labels come before English names that begin with it',
      'd',
      ['Đảo Bouvet', 'Đức', 'Hà Lan', 'Ni-giê', 'Áo'].slice(0, 2),
    ],
    ['diacritics and case do not matter', 'HAN', ['Hàn Quốc']],
    ['an English name is found whatever the language of the page', 'south', ['Hàn Quốc', 'Nam Phi']],
    ['a code is found, before everything else', 'ne', ['Ni-giê', 'Hà Lan']],
    ['words are found in any order', 'africa sou', ['Nam Phi']],
    ['what only contains it comes last', 'land', ['Ai-len', 'Đảo Bouvet', 'Hà Lan']],
    ['what is nowhere finds nothing', 'xyz', []],
  ])('%s', (_, typed, expected) => expect(found(typed).slice(0, Math.max(1, expected.length))).toEqual(expected))

  it('is everything, in its order, while nothing is typed', () => {
    expect(found(' ')).toEqual(nations.map(({ label }) => label))
  })
})

describe('a text that is left', () => {
  it.each([
    ['viet nam', 'Việt Nam'],
    ['Vietnam ', 'Việt Nam'],
    ['kr', 'Hàn Quốc'],
    ['viet', undefined],
    ['', undefined],
  ])('“%s” names %s', (typed, expected) => expect(namedOption(nations, typed, folded)?.label).toBe(expected))
})
