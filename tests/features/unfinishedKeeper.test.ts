import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UnfinishedForm } from '../../src/api/contract/documents/unfinished.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import { declarationContentSchema, toContent } from '../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { createKeeper, type Discarded } from '../../src/features/declarations/unfinished/keeper.ts'
import { codeLists, company, nationalities } from './support/samples.ts'
import * as v from 'valibot'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lists = {
  types: codeLists['declaration-type'] ?? [],
  names: codeLists['declaration-name'] ?? [],
  versions: codeLists['xml-version'] ?? [],
  formNumbers: [],
  formTypes: [],
  nationalities,
}
const said = v.parse(
  declarationContentSchema(eDocument),
  toContent(eDocument, newDeclaration(eDocument, { ...lists, company, today: '2026-11-20' })),
)

const unfinished = (revision: string): UnfinishedForm => ({
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision,
  kept_at: '2026-11-20T01:00:00.000Z',
})
const refused: ServerFailure = {
  code: 'server.refused',
  status: 409,
  reason: 'unfinished.keptElsewhere',
  message: '',
  fields: [],
}

/** A form, and a server that answers in turn, after that with a new revision each time. */
const begin = (...answers: Result<UnfinishedForm, ServerFailure>[]) => {
  let drawn = 0
  const form: { isKeptThere: boolean; isUnsaved: boolean; isSame: boolean; discarding: Discarded } = {
    isKeptThere: true,
    isUnsaved: true,
    isSame: false,
    discarding: { ok: true, value: { discarded: true } },
  }
  const claims: string[] = []
  const kept: string[] = []
  const discarded: string[] = []
  const keeper = createKeeper({
    isKeptThere: () => form.isKeptThere,
    isUnsaved: () => form.isUnsaved,
    content: () => ({ ...said, loca_nm: form.isSame ? 'Huế' : `Huế ${(drawn += 1)}` }),
    keep(_content, revision) {
      kept.push(revision)
      return Promise.resolve(answers.shift() ?? { ok: true, value: unfinished(`r-${kept.length}`) })
    },
    discard({ revision }) {
      discarded.push(revision)
      return Promise.resolve(form.discarding)
    },
    claim() {
      claims.push('begun')
      return () => void claims.push('ended')
    },
  })
  return {
    form,
    keeper,
    kept,
    discarded,
    claims,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

it('keeps what is typed some seconds after it was, over what it has kept before', async () => {
  const { keeper, kept, pass } = begin()
  keeper.changed()
  await pass(1)
  keeper.changed()
  expect(kept).toEqual([])
  await pass(2)
  expect(kept).toEqual([''])
  await pass(60)
  expect(kept).toEqual([''])
  keeper.changed()
  await pass(3)
  expect(kept).toEqual(['', 'r-1'])
})

it('asks nothing of a server that keeps no unfinished forms, and says nothing of it', async () => {
  const { form, keeper, kept, discarded, pass } = begin()
  form.isKeptThere = false
  keeper.changed()
  await pass(60)
  keeper.flush(true)
  await keeper.end()
  expect([kept, discarded, keeper.getState().notKept]).toEqual([[], [], null])
})

it('keeps nothing again that is drawn again and says the same, until it says something else', async () => {
  const { form, keeper, kept, pass } = begin()
  form.isSame = true
  keeper.changed()
  await pass(3)
  keeper.changed()
  await pass(60)
  expect(kept).toEqual([''])
  form.isSame = false
  keeper.changed()
  await pass(3)
  expect(kept).toEqual(['', 'r-1'])
})

it('keeps at once what is typed as the page is left', async () => {
  const { keeper, kept, pass } = begin()
  keeper.changed()
  keeper.flush(true)
  await pass(0)
  expect(kept).toEqual([''])
  keeper.flush(true)
  await pass(0)
  expect(kept).toEqual([''])
})

it('says what is not kept, and tries again', async () => {
  const { keeper, kept, pass } = begin(
    { ok: false, failure: { code: 'connection.lost' } },
    { ok: false, failure: refused },
  )
  keeper.changed()
  await pass(3)
  expect(keeper.getState().notKept).toBe('yet')
  await pass(15)
  expect(keeper.getState().notKept).toBe('elsewhere')
  await pass(15)
  expect(keeper.getState().notKept).toBeNull()
  expect(kept).toHaveLength(3)
})

it('says that the account has as many unfinished forms as are kept', async () => {
  const { keeper, claims, pass } = begin({ ok: false, failure: { ...refused, reason: 'unfinished.tooMany' } })
  keeper.changed()
  await pass(3)
  expect([keeper.getState().notKept, claims]).toEqual(['tooMany', ['begun', 'ended']])
})

it('keeps nothing over what is offered, until that is taken or refused', async () => {
  const { keeper, kept, discarded, pass } = begin()
  keeper.offer(unfinished('r-0'))
  keeper.changed()
  await pass(60)
  expect(kept).toEqual([])
  keeper.take(unfinished('r-0'))
  keeper.changed()
  await pass(3)
  expect(kept).toEqual(['r-0'])
  keeper.offer(unfinished('r-9'))
  keeper.changed()
  await keeper.refuse()
  await pass(3)
  expect([discarded, kept]).toEqual([['r-9'], ['r-0', '']])
})

it('discards what it has kept once nothing is unsaved, and at its end, but not what is only offered', async () => {
  const { form, keeper, kept, discarded, pass } = begin()
  keeper.changed()
  await pass(3)
  form.isUnsaved = false
  keeper.changed()
  await pass(3)
  expect(discarded).toEqual(['r-1'])
  form.isUnsaved = true
  keeper.changed()
  keeper.flush()
  await keeper.end()
  expect(discarded).toHaveLength(1)
  expect(kept).toHaveLength(1)
  const offering = begin()
  offering.keeper.offer(unfinished('r-0'))
  await offering.keeper.end()
  expect(offering.discarded).toEqual([])
})

it('keeps nothing while a saving runs, which names what is kept and takes it along', async () => {
  const { keeper, kept, discarded, pass } = begin()
  keeper.changed()
  await pass(3)
  keeper.changed()
  const saving = Promise.withResolvers<{ readonly ok: boolean }>()
  const named: string[] = []
  const saved = keeper.whileSaving((revision) => {
    named.push(revision)
    return saving.promise
  })
  keeper.changed()
  keeper.flush(true)
  await pass(60)
  expect([kept, named]).toEqual([[''], ['r-1']])
  saving.resolve({ ok: true })
  await saved
  await pass(60)
  await keeper.end()
  expect([kept, discarded]).toEqual([[''], []])
})

it('keeps nothing of what was saved, however often it is drawn while it is signed, until it says something else', async () => {
  const { form, keeper, kept, discarded, pass } = begin()
  form.isSame = true
  await keeper.whileSaving(() => Promise.resolve({ ok: true }))
  keeper.changed()
  keeper.flush(true)
  await pass(3)
  expect(kept).toEqual([])
  form.isSame = false
  keeper.changed()
  await pass(3)
  expect([kept, discarded]).toEqual([[''], []])
})

it('keeps what says again what was discarded', async () => {
  const { form, keeper, kept, discarded, pass } = begin()
  form.isSame = true
  keeper.changed()
  await pass(3)
  form.isUnsaved = false
  keeper.changed()
  await pass(3)
  form.isUnsaved = true
  keeper.changed()
  await pass(3)
  expect([kept, discarded]).toEqual([['', ''], ['r-1']])
})

it('keeps what is typed again where a saving has failed, over what it knows to be kept', async () => {
  const { keeper, kept, discarded, pass } = begin()
  keeper.changed()
  await pass(3)
  keeper.changed()
  expect(await keeper.whileSaving(() => Promise.resolve({ ok: false }))).toEqual({ ok: false })
  await pass(3)
  await keeper.end()
  expect([kept, discarded]).toEqual([['', 'r-1'], ['r-2']])
})

it('saves after what is being kept, so that nothing is kept of what is saved', async () => {
  const { keeper, kept } = begin()
  keeper.changed()
  keeper.flush()
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
  const { form, keeper, pass } = begin()
  form.discarding = answer
  keeper.changed()
  await pass(3)
  expect(await keeper.end()).toEqual(answer)
})

it('keeps the last changes where the page goes on without the form', async () => {
  const { keeper, kept, discarded, pass } = begin()
  keeper.changed()
  keeper.stop()
  await pass(0)
  expect([kept, discarded]).toEqual([[''], []])
})

it('keeps over what the offer was read as, which may be newer than the offer', async () => {
  const { keeper, kept, pass } = begin()
  keeper.offer(unfinished('r-0'))
  keeper.take(unfinished('r-5'))
  keeper.changed()
  await pass(3)
  expect(kept).toEqual(['r-5'])
})

it.each([
  ['the server cannot be reached', { ok: false, failure: { code: 'connection.lost' } }],
  ['another tab has kept it since', { ok: true, value: { discarded: false } }],
] as const)('goes on offering what is not discarded where %s', async (_, answer) => {
  const { form, keeper, kept, pass } = begin()
  form.discarding = answer
  keeper.offer(unfinished('r-0'))
  keeper.changed()
  expect(await keeper.refuse()).toEqual(answer)
  await pass(60)
  expect([keeper.getState().offered, kept]).toEqual([unfinished('r-0'), []])
})

it('keeps what was typed once the offer is gone by itself', async () => {
  const { keeper, kept, pass } = begin()
  keeper.offer(unfinished('r-0'))
  keeper.changed()
  keeper.withdraw()
  await pass(3)
  expect(kept).toEqual([''])
})

it('lets other tabs know of the form from before it is kept until it is not, or another tab keeps it', async () => {
  const { form, keeper, claims, pass } = begin({ ok: true, value: unfinished('r-1') }, { ok: false, failure: refused })
  keeper.offer(unfinished('r-0'))
  expect(claims).toEqual([])
  keeper.take(unfinished('r-0'))
  expect(claims).toEqual(['begun'])
  keeper.changed()
  await pass(3)
  expect(claims).toEqual(['begun'])
  keeper.changed()
  await pass(3)
  expect(claims).toEqual(['begun', 'ended'])
  form.isUnsaved = false
  await pass(15)
  expect(claims).toEqual(['begun', 'ended'])
  const left = begin()
  left.keeper.changed()
  left.keeper.stop()
  await left.pass(0)
  expect(left.claims).toEqual(['begun', 'ended'])
})
