import { describe, expect, it } from 'vitest'
import { hsmLimits } from '../../../src/domain/hsm.ts'
import { readAmount } from '../../../src/domain/money.ts'
import { readVatRate } from '../../../src/domain/items/vatRates.ts'
import { composed } from '../../../src/domain/text.ts'
import { formatOfCode } from '../../../src/spreadsheets/values/format.ts'
import { attackOn } from './pattern/growth.ts'
import { patternsIn } from './pattern/patterns.ts'
import { modules, readers } from './readers.ts'
import { servicesReaders } from './servicesReaders.ts'
import { textsOf } from './texts.ts'

const length = 100_000
/** Ends what takes the square of the length: that is minutes where reading once takes a thousandth of a second. */
const limit = 20_000

const isReader = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '~run' in value)

describe(`${length} characters do not freeze`, () => {
  it('any reader of texts, each of which is named here', () => {
    const exported = Object.entries(modules).flatMap(([module, members]) =>
      Object.entries(members).flatMap(([name, value]) => (isReader(value) ? [`${module}.${name}`] : [])),
    )
    expect(Object.keys(readers).toSorted()).toEqual(exported.toSorted())
  })

  const texts = textsOf(length)
  it.each(
    Object.entries({ ...readers, ...servicesReaders }).flatMap(([name, read]) =>
      read === null ? [] : [{ name, read }],
    ),
  )(
    '$name',
    ({ read }) => {
      const readAll = () => {
        for (const text of texts) read(text)
      }
      expect(readAll).not.toThrow()
    },
    limit,
  )
})

describe('patterns take a number of steps for each character', () => {
  const patterns = patternsIn(['src', 'server', 'agent', 'signing'])
  it.each([...Map.groupBy(patterns, ({ file }) => file)].map(([file, found]) => ({ file, found })))(
    '$file',
    ({ found }) => {
      const steep = found.flatMap(({ pattern }) => {
        const attack = attackOn(pattern)
        return attack === null ? [] : [`${pattern.source}: ${attack}`]
      })
      expect(steep).toEqual([])
    },
  )

  it('with every part of them read, but for those that are named here', () => {
    const unread = patterns.flatMap(({ file, unread: parts }) => parts.map((part) => `${file}: ${part}`))
    expect(unread.toSorted()).toEqual([
      // A tag of the authority's XML, of two that stand beside it.
      'server/documentRoutes/history.ts: tag',
      'server/documentRoutes/history.ts: tag',
      // A number: how many digits a code has.
      'src/domain/hsmForms.ts: hsmLimits.otp',
    ])
  })

  it.each([
    new RegExp(`^\\d{${hsmLimits.otp}}$`),
    ...['MLTDiep', 'MTDiep'].map((tag) => new RegExp(`<${tag}>([0-9A-Za-z]+)</${tag}>`)),
  ])('as %s does, whose parts are put in', (pattern) => {
    expect(attackOn(pattern)).toBe(null)
  })

  it.each([
    /=+$/,
    /\/+$/,
    /[?#].*$/,
    /\s+$/u,
    /(?<!\\)[\t ]+$/,
    /^\d*5\w*$/,
    /(?:a+)+$/,
    /a*b/,
    /<(\w+) [^>]*\/>/,
    /^(?:a|\w)*$/,
    /(.*),\1;/s,
    /(?<=a.*)b/,
    /[[a-z]--x]+$/v,
    /(?:\s*,\s*)*;/,
  ])('and %s does not', (pattern) => {
    expect(attackOn(pattern)).not.toBe(null)
  })

  it.each([/^\s+$/, /a+/g, /.{64}/g, /(?<!\/)\/+$/, /[a-z]{1,30}$/, /^(?:[^a]|a(?!b))*$/, /"(?:[^"\\]|\\.)*"/y])(
    'as %s does',
    (pattern) => {
      expect(attackOn(pattern)).toBe(null)
    },
  )
})

describe('texts that are longer than anything they can be', () => {
  it('are no amounts, rates or formats, however plain their characters are', () => {
    expect(readAmount('0'.repeat(101))).toBe(null)
    expect(readVatRate(`${'0'.repeat(2000)}8`)).toBe(null)
    expect(readVatRate('008,00')).toBe('0.08')
    expect(formatOfCode(`${'['.repeat(1000)}yyyy`)).toEqual({ kind: 'number' })
    expect(formatOfCode('[$-409]yyyy')).toEqual({ kind: 'date' })
  })
  it('stay uncomposed where marks are piled up', () => {
    const pile = `e${'\u{323}\u{302}'.repeat(16)}`
    expect(composed(pile)).toBe(pile)
    expect(composed('e\u{323}\u{302}')).toBe('ệ')
  })
})
