import { expect, test } from 'vitest'
import { recordNews, type RecordNews } from '../../src/area/recordNews.ts'

test('who comes late hears that anything may have changed, the first of them what nobody has heard', () => {
  const heard: [who: string, news: RecordNews][] = []
  const follow = (who: string) => recordNews.follow((news) => heard.push([who, news]))
  follow('before any news')()
  expect(heard).toEqual([])
  const early = { records: [{ kind: 'parcels', id: 'p-1' }], mayBeAny: false }
  recordNews.announce(early)
  const ends = [follow('first'), follow('second')]
  expect(heard.splice(0)).toEqual([
    ['first', { ...early, mayBeAny: true }],
    ['second', { records: [], mayBeAny: true }],
  ])
  recordNews.announce(early)
  expect(heard.splice(0)).toEqual([
    ['first', early],
    ['second', early],
  ])
  for (const end of ends) end()
  for (let at = 0; at < 150; at += 1)
    recordNews.announce({ records: [{ kind: 'parcels', id: `${at}` }], mayBeAny: false })
  follow('last')
  expect(heard[0]?.[1].records.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => `${at + 50}`))
})
