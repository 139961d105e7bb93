import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { whyEquivalent } from '../../../tools/mutate/equivalents.ts'
import { operators } from '../../../tools/mutate/mutants.ts'
import { reportOf } from '../../../tools/mutate/report.ts'
import { runShards, shardsOf } from '../../../tools/mutate/shards.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'mutants-'))
afterAll(() => rmSync(out, { recursive: true }))

describe('the shards of a run', () => {
  it('hold every mutant once, none of them more than a process can bear', () => {
    const machines = [
      { id: 'door', mutants: 900 },
      { id: 'bell', mutants: 1 },
    ]
    const places = shardsOf(out, machines, operators).map(({ machine, from, to }) => [machine, from, to])
    expect(places).toEqual([
      ['door', 0, 400],
      ['door', 400, 800],
      ['door', 800, 900],
      ['bell', 0, 1],
    ])
  })

  it('run the journeys against each mutant', async () => {
    const results = await runShards(
      root,
      [
        { machine: 'documentForm', operators: ['transition dropped'], from: 0, to: 6, out: join(out, 'first.json') },
        { machine: 'documentForm', operators: ['tag dropped'], from: 0, to: 2, out: join(out, 'tags.json') },
      ],
      () => {},
    )
    expect(results.map(({ operator }) => operator).toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'tag dropped'),
      ...Array.from({ length: 6 }, () => 'transition dropped'),
    ])
    const judged = results.filter(({ name }) => whyEquivalent('documentForm', name) === null)
    expect(judged.length).toBeGreaterThan(3)
    for (const { name, killedBy } of judged) expect(killedBy, name).toMatchObject({ kind: 'journey' })
  })
})

describe('the report', () => {
  const survived = {
    machine: 'tokenSigning',
    name: 'readingToken: onDone(readToken) 2 dropped',
    operator: 'transition dropped',
    killedBy: null,
  }
  const equivalent = { ...survived, name: 'findingCause: always 1 after its neighbour', operator: 'branches reordered' }
  const killed = (kind: 'journey' | 'paths') => ({ ...survived, killedBy: { kind, name: 'a walk', why: 'it differs' } })

  it('counts who killed what, and leaves equivalents out of the percentage', () => {
    const report = reportOf([killed('journey'), killed('journey'), killed('paths'), survived, equivalent])
    expect(report).toMatchObject({
      mutants: 5,
      killedByJourneys: 2,
      killedByPaths: 1,
      equivalent: 1,
      survived: 1,
      percent: 75,
    })
    expect(
      report.machines.map(({ machine, survivors }) => [
        machine,
        survivors.map(({ name, equivalent: why }) => [name, why === null]),
      ]),
    ).toEqual([
      [
        'tokenSigning',
        [
          [survived.name, true],
          [equivalent.name, false],
        ],
      ],
    ])
  })

  it('does not round up to a full hundred', () => {
    expect(reportOf([...Array.from({ length: 2999 }, () => killed('journey')), survived]).percent).toBe(99.9)
  })
})
