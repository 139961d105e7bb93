import { describe, expect, it, test } from 'vitest'
import type { Chained } from '../../server/documents/corrections/chained.ts'
import { adjustmentsBefore, contentsOf, isOnItsWay, standingOf } from '../../server/documents/corrections/standing.ts'

type Status = Chained<unknown>['status']
const features = { own: '0', replace: '1', adjust: '2' } as const

/** A document among those that correct one another; ids are in the order in which they were made. */
const chained = (id: string, correctsId: string, as: keyof typeof features, status: Status = 'accepted') => ({
  id,
  status,
  symbol: 'C26TAA',
  number: null,
  day: '2026-11-20',
  correctsId,
  content: { inv_feature: features[as], of: id },
})
const accepted = (as: keyof typeof features = 'own') => ({
  head: { status: 'accepted' },
  content: { inv_feature: features[as], of: 'a' },
})

describe('how a document stands among what corrects it', () => {
  const isPending = (...statuses: readonly Status[]) =>
    standingOf(
      accepted(),
      statuses.map((status, index) => chained(`b${index}`, 'a', 'replace', status)),
    ).isPending

  test.each([
    ['draft', true],
    ['sent', true],
    ['rejected', false],
    ['accepted', false],
  ] as const)('a correction that is %s is on its way: %s', (status, is) => {
    expect(isOnItsWay({ status })).toBe(is)
    expect(isPending(status)).toBe(is)
    expect(isPending('rejected', status)).toBe(is)
  })

  it('has been made what its accepted corrections make of it, and no others', () => {
    const by = [
      chained('b', 'a', 'adjust'),
      chained('c', 'a', 'replace', 'rejected'),
      chained('d', 'a', 'own'),
      chained('e', 'a', 'adjust', 'sent'),
    ]
    const standing = standingOf(accepted(), by)
    expect(standing).toMatchObject({ isAccepted: true, made: ['adjust'], isPending: true, isReplacing: false })
    expect(contentsOf(standing.adjustments)).toEqual([{ inv_feature: '2', of: 'b' }])
    const replaced = standingOf(accepted(), [chained('b', 'a', 'replace')])
    expect(replaced).toMatchObject({ made: ['replace'], isPending: false, adjustments: [] })
  })

  it('is accepted once the authority has accepted it, and replaces where it says so', () => {
    expect(standingOf({ ...accepted(), head: { status: 'sent' } }, [])).toMatchObject({ isAccepted: false, made: [] })
    expect(standingOf(accepted('replace'), []).isReplacing).toBe(true)
    expect(standingOf(accepted('adjust'), []).isReplacing).toBe(false)
  })
})

describe('what a correction found, as it was made', () => {
  const [first, one, two] = [chained('a', '', 'own'), chained('b', 'a', 'adjust'), chained('d', 'a', 'adjust')]
  /** Others that adjusted nothing of the first one. */
  const others = [
    chained('c', 'a', 'adjust', 'rejected'),
    chained('c1', 'a', 'replace'),
    chained('c2', 'b', 'adjust'),
    chained('c3', '', 'adjust'),
  ]
  const foundBy = (id: string, chain: readonly ReturnType<typeof chained>[] = [first, one, ...others, two]) => {
    const found = adjustmentsBefore(chain, id)
    return found && [found.original.of, ...found.adjustments.map((each) => each.id)]
  }

  it('is the first one with the accepted adjustments before it', () => {
    expect(foundBy('b')).toEqual(['a'])
    expect(foundBy('d')).toEqual(['a', 'b'])
  })

  it('is what all accepted adjustments leave, while it is no accepted one itself', () => {
    const draft = chained('b', 'a', 'adjust', 'draft')
    expect(foundBy('b', [first, draft, ...others, two])).toEqual(['a', 'd'])
  })

  it('is nothing of what corrects none of the chain, or is not there', () => {
    expect(foundBy('a')).toBeNull()
    expect(foundBy('x')).toBeNull()
    expect(foundBy('b', [one])).toBeNull()
  })
})
