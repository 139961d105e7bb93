import { beforeEach, expect, test, vi } from 'vitest'
import type { RecordNews } from '../../src/area/recordNews.ts'

const newsOf = async () => (await import('../../src/area/recordNews.ts')).recordNews
const about = (id: string, mayBeAny = false): RecordNews => ({ records: [{ kind: 'parcels', id }], mayBeAny })
const idsOf = (news: RecordNews | undefined) => news?.records.map(({ id }) => id)

beforeEach(() => vi.resetModules())

test('who follows hears what comes from then on, and nothing before there is any', async () => {
  const recordNews = await newsOf()
  const heard: [who: string, news: RecordNews][] = []
  recordNews.announce(about('early'))
  const end = recordNews.follow((news) => heard.push(['one', news]))
  recordNews.follow((news) => heard.push(['other', news]))
  expect(heard).toEqual([])
  recordNews.announce(about('p-1'))
  end()
  recordNews.announce(about('p-2', true))
  expect(heard).toEqual([
    ['one', about('p-1')],
    ['other', about('p-1')],
    ['other', about('p-2', true)],
  ])
})

test('each of those who are to hear everything hears what it has not heard, whoever followed before', async () => {
  const recordNews = await newsOf()
  const heard: [who: string, news: RecordNews][] = []
  const followAll = (name: string) => recordNews.followAll(name, (news) => heard.push([name, news]))
  followAll('nothing was before')()
  expect(heard).toEqual([])
  recordNews.announce(about('p-1'))
  recordNews.follow(() => undefined)
  const ends = [followAll('first'), followAll('second')]
  expect(heard.splice(0)).toEqual([
    ['first', about('p-1')],
    ['second', about('p-1')],
  ])
  recordNews.announce(about('p-2'))
  expect(heard.splice(0)).toEqual([
    ['first', about('p-2')],
    ['second', about('p-2')],
  ])
  ends[0]?.()
  followAll('first')()
  expect(heard).toEqual([])
  recordNews.announce(about('p-3', true))
  heard.length = 0
  followAll('first')
  expect(heard).toEqual([['first', about('p-3', true)]])
})

test('a hundred records are kept for those who come later; where there were more, anything may have changed', async () => {
  const recordNews = await newsOf()
  const heard: RecordNews[] = []
  for (let at = 0; at < 100; at += 1) recordNews.announce(about(String(at)))
  recordNews.followAll('in time', (news) => heard.push(news))()
  expect(heard.map(({ mayBeAny }) => mayBeAny)).toEqual([false])
  recordNews.announce(about('100'))
  recordNews.followAll('late', (news) => heard.push(news))
  recordNews.followAll('in time', (news) => heard.push(news))
  expect(heard.map(({ mayBeAny }) => mayBeAny)).toEqual([false, true, false])
  expect(heard.map(idsOf)).toEqual([
    Array.from({ length: 100 }, (_, at) => String(at)),
    Array.from({ length: 100 }, (_, at) => String(at + 1)),
    ['100'],
  ])
})
