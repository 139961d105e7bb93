import { describe, expect, it } from 'vitest'
import { firstWalks, repetitions } from '../../../../tools/paths/run/order.ts'
import { choosePaths } from '../../../../tools/paths/run/select.ts'
import { explore } from '../../../../walks/model/exploration.ts'
import { statesAtStart } from '../../../../walks/model/runFlow.ts'
import { inEnglish } from '../../../../tools/charts/translation/translate.ts'
import { chartTextsOf } from '../../../../tools/charts/translation/chartTexts.ts'
import { chosenBy, flows, longPath, wish } from './madeWalks.ts'

const idsOf = (seed: number | null) => chosenBy({ ...wish, seed }).map(({ path }) => path.id)

describe('the paths of a run', () => {
  it('are those of all machines, of one, or the named ones', () => {
    const { path } = longPath()
    expect(new Set(chosenBy({ ...wish, machine: null }).map(({ known }) => known.id))).toEqual(
      new Set(flows.map(({ id }) => id)),
    )
    expect(new Set(chosenBy(wish).map(({ known }) => known.id))).toEqual(new Set(['tokenSigning']))
    expect(chosenBy({ ...wish, paths: [path.id] }).map((one) => one.path.id)).toEqual([path.id])
  })

  it('are refused by name where there are none such', () => {
    const names = flows.map(({ id }) => id).join(', ')
    expect(choosePaths(flows, { ...wish, machine: 'letter' })).toEqual({
      ok: false,
      problem: `there is no machine 'letter': ${names}`,
    })
    expect(choosePaths(flows, { ...wish, paths: ['letter-00000000'] })).toEqual({
      ok: false,
      problem: 'there is no path letter-00000000: npm run paths lists them all',
    })
  })

  it('are few for a smoke run, and rest in every state of every flow', () => {
    const smoke = chosenBy({ ...wish, machine: null, smoke: true })
    expect(smoke.length).toBeLessThanOrEqual(6 * flows.length)
    for (const { id, flow } of flows) {
      const own = smoke.filter(({ known }) => known.id === id)
      const seen = own.flatMap(({ path }) => [
        ...statesAtStart(flow, path.start),
        ...path.steps.flatMap(({ states }) => states),
      ])
      expect(new Set(explore(flow).flatMap(({ states }) => states))).toEqual(new Set(seen))
    }
    const [longest] = smoke.toSorted((one, other) => other.path.steps.length - one.path.steps.length)
    expect(chosenBy({ ...wish, machine: null, paths: [longest?.path.id ?? ''] })).toEqual([longest])
    expect(longest?.command).toBe(`npm run paths -- --run ${longest?.known.id} --path ${longest?.path.id}`)
  })

  it('come in an order that the seed draws, the same each time', () => {
    expect(idsOf(7)).toEqual(idsOf(7))
    expect(idsOf(7)).not.toEqual(idsOf(8))
    expect(idsOf(7).toSorted()).toEqual(idsOf(null).toSorted())
  })
})

describe('the pictures of a run', () => {
  const chosen = chosenBy(wish)
  const chartTexts = () => chartTextsOf(inEnglish, { events: {}, actors: {}, delays: {} }, [])
  const picturesOf = (walks: ReturnType<typeof firstWalks>) =>
    walks.flatMap(({ rests }) => rests.flatMap(({ pictures }) => pictures))

  it('are taken once of each history, and of every rest of a repetition', () => {
    const first = picturesOf(firstWalks(chosen, chartTexts))
    expect(new Set(first).size).toBe(first.length)
    const rests = chosen.reduce((sum, { path }) => sum + path.steps.length + 1, 0)
    expect(first.length).toBeLessThan(rests)
    expect(new Set(picturesOf(repetitions(chosen, chartTexts))).size).toBe(rests)
  })
})
