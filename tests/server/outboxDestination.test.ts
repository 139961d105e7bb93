import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../server/log.ts'
import { openStore, type Store } from '../../server/openStore.ts'
import { deliverDue, pauseAfter, type Delivery } from '../../server/outbox/delivering.ts'
import { newDestination, type Destination, type Verdict } from '../../server/outbox/destination.ts'
import type { OutboxMessage } from '../../server/outbox/outbox.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { seed } from '../../tools/product/server/rows.ts'

const start = new Date('2026-11-20T01:00:00.000Z')
const subject = { companyId: 'demo-company', kind: 'declaration', id: 'd' }
const message = (id: string, attempts: number): OutboxMessage => ({
  id,
  subject,
  messageType: '100',
  mtdiep: `M${id}`,
  attempts,
})

/** Tries one after the other, each with an id of its own. */
const trying = (destination: Destination, now: () => Date) => {
  let made = 0
  return (times: number, attempts: number, verdict: Verdict): void => {
    for (let time = 0; time < times; time += 1) {
      const one = message(`m${(made += 1)}`, attempts)
      destination.begin(one)
      destination.end(one, verdict, now())
    }
  }
}

const everything = (limit: number) => ({ limit, onlyFirstTries: false })
const firstTries = (limit: number) => ({ limit, onlyFirstTries: true })

describe('the budget of further tries', () => {
  const fresh = () => {
    const destination = newDestination()
    return { destination, tries: trying(destination, () => start), allowed: () => destination.allowed(16, start) }
  }

  it('is used up by those that do not arrive, and then only first tries are made, which add a fifth each', () => {
    const { tries, allowed } = fresh()
    tries(90, 2, 'nothing')
    expect(allowed()).toEqual(everything(10))
    tries(10, 3, 'nothing')
    expect(allowed()).toEqual(firstTries(16))
    tries(4, 1, 'nothing')
    expect(allowed()).toEqual(firstTries(16))
    tries(6, 1, 'arrived')
    expect(allowed()).toEqual(everything(2))
  })

  it('is left as it was by what arrives at last, and holds a hundred at most', () => {
    const { tries, allowed } = fresh()
    tries(200, 2, 'arrived')
    tries(100, 1, 'arrived')
    expect(allowed()).toEqual(everything(16))
    tries(99, 2, 'nothing')
    expect(allowed()).toEqual(everything(1))
  })

  it('grows by one each second, so that nothing waits for ever', () => {
    const { destination, tries, allowed } = fresh()
    tries(100, 2, 'nothing')
    expect(allowed()).toEqual(firstTries(16))
    expect(destination.allowed(16, new Date(start.getTime() + 999))).toEqual(firstTries(16))
    expect(destination.allowed(16, new Date(start.getTime() + 1000))).toEqual(everything(1))
    expect(destination.allowed(16, new Date(start.getTime() + 1999))).toEqual(everything(1))
    expect(destination.allowed(16, new Date(start.getTime() + 2000))).toEqual(everything(2))
  })
})

describe('the breaker', () => {
  let now: Date
  let destination: Destination
  let tries: ReturnType<typeof trying>
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const limit = () => destination.allowed(16, now).limit
  beforeEach(() => {
    now = start
    destination = newDestination()
    tries = trying(destination, () => now)
  })

  it('opens after sixteen failures in a row, of which what the destination turns down is none', () => {
    tries(15, 1, 'unreachable')
    tries(1, 1, 'arrived')
    tries(15, 1, 'unreachable')
    tries(20, 1, 'nothing')
    expect(limit()).toBe(16)
    tries(1, 1, 'unreachable')
    expect(limit()).toBe(0)
  })

  it('lets one message through after a pause, twice as long each time up to five minutes, until one arrives', () => {
    tries(16, 1, 'unreachable')
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      pass(seconds * 1000 - 1)
      expect(limit()).toBe(0)
      pass(1)
      expect(limit()).toBe(1)
      destination.begin(message('trial', 5))
      expect(limit()).toBe(0)
      destination.end(message('trial', 5), 'unreachable', now)
    }
    pass(300_000)
    tries(1, 6, 'arrived')
    expect(limit()).toBe(16)
    tries(16, 1, 'unreachable')
    pass(2000)
    expect(limit()).toBe(1)
  })

  it('makes the next trial at once where one says nothing, and counts no failure of what was on the way before', () => {
    const before = message('before', 1)
    destination.begin(before)
    tries(16, 1, 'unreachable')
    destination.end(before, 'unreachable', now)
    pass(2000)
    tries(1, 2, 'nothing')
    expect(limit()).toBe(1)
  })

  it('makes its trial whatever the budget, and leaves that as it is', () => {
    tries(100, 2, 'nothing')
    tries(16, 1, 'unreachable')
    pass(2000)
    expect(destination.allowed(16, now)).toEqual(everything(1))
    tries(1, 2, 'arrived')
    expect(limit()).toBe(3)
  })
})

describe('delivering', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = await makeFolder()
    ;({ store } = await openStore({ kind: 'sqlite', path: `${folder}/outbox.sqlite` }))
    await seed(store)
  })
  afterEach(async () => {
    await store.close()
    await removeFolder(folder)
  })

  it('claims nothing of a destination that cannot be reached, then one message, and all once it arrives, and logs each turn', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `m${10 + index}`)
    const row = { messageType: '100', dueAt: start.toISOString() }
    await store.outbox.put(...ids.map((id) => ({ ...row, id, subject: { ...subject, id }, mtdiep: `M${id}` })))
    let [now, answer]: [Date, Delivery] = [start, { waitsFor: 'authority.unreachable' }]
    const tried: OutboxMessage[] = []
    const logged: Parameters<Log>[] = []
    const destination = newDestination()
    const round = async () => {
      tried.length = 0
      await deliverDue(
        { store, clock: () => now, log: (...line) => void logged.push(line), destination },
        {
          kinds: ['declaration'],
          places: 16,
          claimTime: 20_000,
          send(one) {
            tried.push(one)
            return Promise.resolve(answer)
          },
        },
      )
      return tried.length
    }
    expect(await round()).toBe(16)
    expect(await round()).toBe(0)
    now = new Date(start.getTime() + 2000)
    expect(await round()).toBe(1)
    expect(tried[0]?.attempts).toBe(1)
    answer = 'arrived'
    now = new Date(start.getTime() + 2000 + pauseAfter(2))
    expect(await round()).toBe(40)
    // Nothing was tried, nor counted as tried, while it was open.
    expect(tried.filter(({ attempts }) => attempts === 1)).toHaveLength(23)
    expect(await round()).toBe(0)
    expect(logged).toEqual([
      ['warn', 'breaker.opened', { way: 'declaration', pauseSeconds: 2 }],
      ['warn', 'breaker.opened', { way: 'declaration', pauseSeconds: 4 }],
      ['info', 'breaker.closed', { way: 'declaration' }],
    ])
  })
})
