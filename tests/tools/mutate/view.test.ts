import { describe, expect, it } from 'vitest'
import { mistakeIn } from '../../../tools/mutate/view/mistake.ts'
import { crossingsOf, pathsAcross } from '../../../tools/mutate/view/pathsAcross.ts'
import { sampleOf, type Candidate } from '../../../tools/mutate/view/sample.ts'
import { viewReportOf } from '../../../tools/mutate/view/viewReport.ts'
import { configure } from '../../../tools/mutate/configured.ts'
import { mutantsOf } from '../../../tools/mutate/mutants.ts'
import { flow as formFlow } from '../../../walks/flows/documentForm.ts'
import { lamp, lampFlow, lampMutant, lampMutants } from './lamp.ts'

const candidates = ['big', 'small'].flatMap((machine) =>
  (['retargeted', 'guard dropped', 'action dropped'] as const).flatMap((operator) =>
    Array.from({ length: machine === 'big' && operator === 'retargeted' ? 90 : 4 }, (_, place): Candidate => ({
      machine,
      operator,
      name: `${operator} ${place}`,
    })),
  ),
)

const countBy = (sample: readonly Candidate[], key: 'machine' | 'operator') =>
  new Map(
    [...Map.groupBy(sample, (one) => one[key])].map(([name, some]): readonly [string, number] => [name, some.length]),
  )

describe('a sample of mutants', () => {
  it('is spread over machines and operators, however many mutants each has', () => {
    const sample = sampleOf(candidates, 12, 1)
    expect(countBy(sample, 'machine')).toEqual(new Map(Object.entries({ big: 6, small: 6 })))
    expect(countBy(sample, 'operator')).toEqual(
      new Map(Object.entries({ 'action dropped': 4, 'guard dropped': 4, retargeted: 4 })),
    )
  })

  it('is the same for a seed and another for another one', () => {
    expect(sampleOf(candidates, 12, 1)).toEqual(sampleOf(candidates, 12, 1))
    expect(sampleOf(candidates, 12, 2)).not.toEqual(sampleOf(candidates, 12, 1))
  })

  it('takes each mutant once, and all where there are no more', () => {
    expect(new Set(sampleOf(candidates, 1000, 1))).toEqual(new Set(candidates))
    expect(sampleOf(candidates, 1000, 1)).toHaveLength(candidates.length)
  })
})

const mistakeOf = (name: string) => {
  const { triggers, states } = mistakeIn(lamp, lampMutant(name))
  return { triggers: triggers.map((transitions) => transitions.map((transition) => transition.name)), states }
}

describe('where a mutant differs from its chart', () => {
  it('is one trigger or one state for each', () => {
    for (const { name } of lampMutants) {
      const { triggers, states } = mistakeIn(lamp, lampMutant(name))
      expect([name, triggers.length + states.length]).toEqual([name, 1])
    }
  })

  it('is reported with the mistaken transition first, or with the state', () => {
    expect(mistakeOf('lit: colour.changed 2 without action 1')).toEqual({
      triggers: [['lamp.lit: colour.changed 2 -> coloured', 'lamp.lit: colour.changed 1 -> broken']],
      states: [],
    })
    expect(mistakeOf('lit: entry without action 1')).toEqual({ triggers: [], states: ['lit'] })
  })
})

const chosen = (name: string, limit = 2) =>
  pathsAcross(lampFlow, crossingsOf(lampFlow), lampMutant(name), limit).map((path) => path.name)

describe('the paths for a mutant', () => {
  it('cross the mistaken transition, the shortest first', () => {
    expect(chosen('coloured: switch.pressed goes to lit')[0]).toBe(
      'a dark lamp: switch.pressed: pressed → colour.changed: changed → switch.pressed: pressed',
    )
  })

  it('pass a guarded transition by where its guard says no, from a start that never takes it', () => {
    const { machine } = formFlow
    const mutant = mutantsOf('documentForm', machine.config).find(
      ({ name }) => name === 'viewing: generate.submitted without its guard',
    )
    if (mutant === undefined) throw new Error('no such mutant')
    const dropped = machine.provide({})
    configure([dropped], mutant.config)
    const starts = pathsAcross(formFlow, crossingsOf(formFlow), dropped.provide({}), 2).map((path) => path.start)
    expect(starts).toEqual(['draft of an invoice', 'refused invoice'])
  })

  it('cross the state of a dropped action', () => {
    for (const name of chosen('lit: entry without action 1')) expect(name).toContain('switch.pressed: pressed')
  })

  it('are no more than asked for', () => {
    expect(chosen('dark: switch.pressed goes to coloured', 1)).toHaveLength(1)
  })
})

describe('the report of a sample', () => {
  const [one, other] = candidates
  if (one === undefined || other === undefined) throw new Error('no candidates')
  const killedBy = {
    path: 'big-00000000',
    name: 'a start: a step',
    step: 'a step',
    states: ['there'],
    why: 'nothing is seen',
  }
  const walked = [
    { machine: one.machine, name: one.name, paths: ['a start: a step'], killedBy, unjudged: null },
    { machine: other.machine, name: other.name, paths: [], killedBy: null, unjudged: null },
  ]

  it('names what killed, and of survivors what notices them elsewhere', () => {
    const atMachineLevel = {
      machine: other.machine,
      name: other.name,
      operator: other.operator,
      killedBy: { kind: 'journey' as const, name: 'a journey', why: 'it ends elsewhere' },
    }
    expect(viewReportOf([one, other], walked, [atMachineLevel])).toEqual({
      sample: 2,
      killed: 1,
      kills: [{ machine: one.machine, name: one.name, operator: one.operator, killedBy }],
      unjudged: [],
      survivors: [
        {
          machine: other.machine,
          name: other.name,
          operator: other.operator,
          paths: [],
          equivalent: null,
          reportedElsewhere: 'a journey',
        },
      ],
    })
  })

  it('says nothing of a mutant whose path fails on the chart itself', () => {
    const { killed, survivors, unjudged } = viewReportOf(
      [one],
      [{ machine: one.machine, name: one.name, paths: [], killedBy: null, unjudged: 'too slow' }],
      [],
    )
    expect({ killed, survivors, unjudged }).toEqual({
      killed: 0,
      survivors: [],
      unjudged: [{ machine: one.machine, name: one.name, why: 'too slow' }],
    })
  })

  it('says why a survivor is equivalent', () => {
    const name = 'askingPermission: onDone(askPermission) 1 after its neighbour'
    const { survivors } = viewReportOf(
      [],
      [{ machine: 'tokenSigning', name, paths: [], killedBy: null, unjudged: null }],
      [],
    )
    expect(survivors.map(({ equivalent }) => equivalent)).toEqual(['denied and to be asked exclude one another'])
  })
})
