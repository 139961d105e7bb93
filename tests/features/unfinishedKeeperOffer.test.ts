import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginKeeping, unfinished } from './support/beginKeeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps nothing over what is offered, until that is taken or refused', async () => {
  const { goOn, change, hide, kept, announced, offered, pass } = beginKeeping({ offered: unfinished('r-0') })
  change()
  hide()
  await pass(60)
  expect(kept).toEqual([])
  goOn()
  await pass(0)
  expect([offered(), announced]).toEqual([null, ['continued']])
  change()
  await pass(3)
  expect(kept).toEqual(['r-0'])
  const refusing = beginKeeping({ offered: unfinished('r-9') })
  refusing.change()
  refusing.refuse()
  await pass(3)
  expect([refusing.discarded, refusing.announced, refusing.kept]).toEqual([['r-9'], ['discarded'], ['']])
})

it('puts in at once what was chosen in the list', async () => {
  const { keeper, kept, change, announced, pass } = beginKeeping({ offered: unfinished('r-0'), isContinued: true })
  expect(keeper.actor.getSnapshot().hasTag('coming')).toBe(true)
  await pass(0)
  expect([keeper.actor.getSnapshot().hasTag('coming'), announced]).toEqual([false, ['continued']])
  change()
  await pass(3)
  expect(kept).toEqual(['r-0'])
})

it('offers what is there now where it could not be put in, and says why', async () => {
  const { form, goOn, facts, kept, change, offered, pass } = beginKeeping({ offered: unfinished('r-0') })
  form.read = { ok: false, failure: { code: 'connection.lost' } }
  form.found = unfinished('r-7')
  goOn()
  change()
  await pass(60)
  expect([offered(), kept]).toEqual([unfinished('r-7'), []])
  expect(facts().failure).toEqual({ step: 'continue', cause: { code: 'connection.lost' } })
})

it('discards what it has kept once nothing is unsaved, and at its end, but not what is only offered', async () => {
  const { form, keeper, kept, discarded, pass, change, hide } = beginKeeping()
  change()
  await pass(3)
  form.isUnsaved = false
  change()
  await pass(3)
  expect(discarded).toEqual(['r-1'])
  form.isUnsaved = true
  change()
  hide()
  await keeper.end()
  expect(discarded).toHaveLength(1)
  expect(kept).toHaveLength(1)
  const offering = beginKeeping({ offered: unfinished('r-0') })
  await offering.keeper.end()
  expect(offering.discarded).toEqual([])
})

it('keeps over what the offer was read as, which may be newer than the offer', async () => {
  const { form, goOn, change, kept, pass } = beginKeeping({ offered: unfinished('r-0') })
  form.read = { ok: true, value: unfinished('r-5') }
  goOn()
  await pass(0)
  change()
  await pass(3)
  expect(kept).toEqual(['r-5'])
})

it.each([
  [
    'the server cannot be reached',
    { ok: false, failure: { code: 'connection.lost' } },
    { failure: { step: 'discard', cause: { code: 'connection.lost' } }, isKeptSince: false },
  ],
  ['another tab has kept it since', { ok: true, value: { discarded: false } }, { failure: null, isKeptSince: true }],
] as const)('goes on offering what is not discarded where %s, and says so', async (_, answer, said) => {
  const { form, refuse, facts, change, offered, kept, pass } = beginKeeping({ offered: unfinished('r-0') })
  form.discarding = answer
  change()
  refuse()
  await pass(60)
  expect([offered(), kept]).toEqual([unfinished('r-0'), []])
  expect(facts()).toMatchObject(said)
})

it('keeps what was typed once the offer is gone by itself', async () => {
  const { form, keeper, change, kept, offered, pass } = beginKeeping({ offered: unfinished('r-0') })
  change()
  form.found = null
  keeper.send({ type: 'otherTabs.changed' })
  await pass(3)
  expect([kept, offered()]).toEqual([[''], null])
})

it('goes on where the page shows the form again, as React does while it is developed', async () => {
  const { keeper, refuse, change, leave, kept, offered, pass } = beginKeeping({ offered: unfinished('r-0') })
  leave()
  keeper.show()
  expect(offered()).toEqual(unfinished('r-0'))
  refuse()
  await pass(0)
  change()
  leave()
  keeper.show()
  await pass(0)
  change()
  await pass(3)
  expect(kept).toEqual(['', 'r-1'])
})
