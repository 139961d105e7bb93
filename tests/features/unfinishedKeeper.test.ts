import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginKeeping, refused, unfinished } from './support/beginKeeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps what is typed some seconds after it was, over what it has kept before', async () => {
  const { kept, pass, change } = beginKeeping()
  change()
  await pass(1)
  change()
  expect(kept).toEqual([])
  await pass(2)
  expect(kept).toEqual([''])
  await pass(60)
  expect(kept).toEqual([''])
  change()
  await pass(3)
  expect(kept).toEqual(['', 'r-1'])
})

it('asks nothing of a server that keeps no unfinished forms, and says nothing of it', async () => {
  const { form, keeper, kept, discarded, pass, change, hide, notKept } = beginKeeping()
  form.isKeptThere = false
  change()
  await pass(60)
  hide()
  await keeper.end()
  expect([kept, discarded, notKept()]).toEqual([[], [], null])
})

it('keeps nothing again that is drawn again and says the same, until it says something else', async () => {
  const { form, kept, pass, change } = beginKeeping()
  form.isSame = true
  change()
  await pass(3)
  change()
  await pass(60)
  expect(kept).toEqual([''])
  form.isSame = false
  change()
  await pass(3)
  expect(kept).toEqual(['', 'r-1'])
})

it('keeps at once what is typed as the page is left', async () => {
  const { kept, pass, change, hide } = beginKeeping()
  change()
  hide()
  await pass(0)
  expect(kept).toEqual([''])
  hide()
  await pass(0)
  expect(kept).toEqual([''])
})

it('says what is not kept, and tries again', async () => {
  const { kept, pass, change, notKept } = beginKeeping({
    answers: [
      { ok: false, failure: { code: 'connection.lost' } },
      { ok: false, failure: refused },
    ],
  })
  change()
  await pass(3)
  expect(notKept()).toBe('yet')
  await pass(15)
  expect(notKept()).toBe('elsewhere')
  await pass(15)
  expect(notKept()).toBeNull()
  expect(kept).toHaveLength(3)
})

it('says that the account has as many unfinished forms as are kept', async () => {
  const { claims, pass, change, notKept } = beginKeeping({
    answers: [{ ok: false, failure: { ...refused, reason: 'unfinished.tooMany' } }],
  })
  change()
  await pass(3)
  expect([notKept(), claims]).toEqual(['tooMany', ['begun', 'ended']])
})

it('keeps nothing while a saving runs, which names what is kept and takes it along', async () => {
  const { keeper, kept, discarded, pass, change, hide } = beginKeeping()
  change()
  await pass(3)
  change()
  const saving = Promise.withResolvers<{ readonly ok: boolean }>()
  const named: string[] = []
  const saved = keeper.whileSaving((revision) => {
    named.push(revision)
    return saving.promise
  })
  change()
  hide()
  await pass(60)
  expect([kept, named]).toEqual([[''], ['r-1']])
  saving.resolve({ ok: true })
  await saved
  await pass(60)
  await keeper.end()
  expect([kept, discarded]).toEqual([[''], []])
})

it('keeps nothing of what was saved, however often it is drawn while it is signed, until it says something else', async () => {
  const { form, keeper, kept, discarded, pass, change, hide } = beginKeeping()
  form.isSame = true
  await keeper.whileSaving(() => Promise.resolve({ ok: true }))
  change()
  hide()
  await pass(3)
  expect(kept).toEqual([])
  form.isSame = false
  change()
  await pass(3)
  expect([kept, discarded]).toEqual([[''], []])
})

it('keeps what says again what was discarded', async () => {
  const { form, kept, discarded, pass, change } = beginKeeping()
  form.isSame = true
  change()
  await pass(3)
  form.isUnsaved = false
  change()
  await pass(3)
  form.isUnsaved = true
  change()
  await pass(3)
  expect([kept, discarded]).toEqual([['', ''], ['r-1']])
})

it('keeps what is typed again where a saving has failed, over what it knows to be kept', async () => {
  const { keeper, kept, discarded, pass, change } = beginKeeping()
  change()
  await pass(3)
  change()
  expect(await keeper.whileSaving(() => Promise.resolve({ ok: false }))).toEqual({ ok: false })
  await pass(3)
  await keeper.end()
  expect([kept, discarded]).toEqual([['', 'r-1'], ['r-2']])
})

it('saves after what is being kept, so that nothing is kept of what is saved', async () => {
  const { keeper, kept, change, hide } = beginKeeping()
  change()
  hide()
  await Promise.resolve()
  expect(kept).toEqual([''])
  const named: string[] = []
  await keeper.whileSaving((revision) => {
    named.push(revision)
    return Promise.resolve({ ok: true })
  })
  expect([kept, named]).toEqual([[''], ['r-1']])
})

it.each([
  ['nothing is kept', { ok: true, value: { discarded: true } }],
  ['the server cannot be reached', { ok: false, failure: { code: 'connection.lost' } }],
] as const)('answers at its end that %s', async (_, answer) => {
  const { form, keeper, pass, change } = beginKeeping()
  form.discarding = answer
  change()
  await pass(3)
  expect(await keeper.end()).toEqual(answer)
})

it('keeps the last changes where the page goes on without the form', async () => {
  const { kept, discarded, pass, change, leave } = beginKeeping()
  change()
  leave()
  await pass(0)
  expect([kept, discarded]).toEqual([[''], []])
})

it('lets other tabs know of the form from before it is kept until it is not, or another tab keeps it', async () => {
  const { form, goOn, change, claims, pass } = beginKeeping({
    offered: unfinished('r-0'),
    answers: [
      { ok: true, value: unfinished('r-1') },
      { ok: false, failure: refused },
    ],
  })
  expect(claims).toEqual([])
  goOn()
  await pass(0)
  expect(claims).toEqual(['begun'])
  change()
  await pass(3)
  expect(claims).toEqual(['begun'])
  change()
  await pass(3)
  expect(claims).toEqual(['begun', 'ended'])
  form.isUnsaved = false
  await pass(15)
  expect(claims).toEqual(['begun', 'ended'])
  const left = beginKeeping()
  left.change()
  left.leave()
  await left.pass(0)
  expect(left.claims).toEqual(['begun', 'ended'])
})

it('keeps the last changes with a call that outlives the page, and others without', async () => {
  const { change, hide, leaving, leave, pass } = beginKeeping()
  change()
  await pass(3)
  change()
  hide()
  await pass(0)
  change()
  leave()
  await pass(0)
  expect(leaving).toEqual([false, true, true])
})

it('saves a form that the page has gone on without, over what it knows to be kept', async () => {
  const { keeper, change, leave, pass } = beginKeeping()
  change()
  leave()
  await pass(0)
  const named: string[] = []
  await keeper.whileSaving((revision) => {
    named.push(revision)
    return Promise.resolve({ ok: true })
  })
  expect(named).toEqual(['r-1'])
})

it('keeps what was typed where a saving breaks down, and lets that be known', async () => {
  const { keeper, change, kept, pass } = beginKeeping()
  change()
  await expect(keeper.whileSaving(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  await pass(3)
  expect(kept).toEqual([''])
})

it('has a second saving wait for the first, and keeps nothing between them', async () => {
  const { keeper, kept, pass, change } = beginKeeping()
  change()
  await pass(3)
  const named: string[] = []
  const saveFirst = Promise.withResolvers<{ readonly ok: boolean }>()
  const saveSecond = Promise.withResolvers<{ readonly ok: boolean }>()
  const first = keeper.whileSaving((revision) => {
    named.push(`first over ${revision}`)
    return saveFirst.promise
  })
  const second = keeper.whileSaving((revision) => {
    named.push(`second over ${revision}`)
    return saveSecond.promise
  })
  change()
  await pass(60)
  expect(named).toEqual(['first over r-1'])
  saveFirst.resolve({ ok: true })
  await first
  await pass(0)
  expect([named, keeper.actor.getSnapshot().value]).toEqual([['first over r-1', 'second over '], 'saving'])
  change()
  await pass(60)
  expect(kept).toEqual([''])
  saveSecond.resolve({ ok: false })
  await second
  await pass(3)
  expect(kept).toEqual(['', ''])
})

it('lets the next saving begin where the one before has thrown', async () => {
  const { keeper, pass } = beginKeeping()
  const first = keeper.whileSaving(() => Promise.reject(new Error('a bug')))
  const second = keeper.whileSaving(() => Promise.resolve({ ok: true }))
  await expect(first).rejects.toThrow('a bug')
  await expect(second).resolves.toEqual({ ok: true })
  await pass(0)
  expect(keeper.actor.getSnapshot().value).toBe('idle')
})
