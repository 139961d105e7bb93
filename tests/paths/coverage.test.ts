import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenSigning } from '../../src/machines/tokenSigning/tokenSigning.ts'
import { coverageOf } from '../../tools/paths/coverage.ts'
import { lastChangeIn, readRecord } from '../../tools/paths/records.ts'
import { machineIdsIn } from '../../tools/charts/flows.ts'
import { transitionsOf } from '../../walks/model/transitions.ts'

const place = mkdtempSync(join(tmpdir(), 'paths-'))
const sources = join(place, 'sources')
const record = { machine: 'flow', walked: ['a -> b'] }

const date = (path: string, seconds: number) => utimesSync(path, seconds, seconds)

beforeAll(() => {
  mkdirSync(sources)
  writeFileSync(join(sources, 'flow.ts'), '')
  writeFileSync(join(place, 'flow.json'), JSON.stringify({ ...record, states: 2 }))
})
afterAll(() => rmSync(place, { recursive: true }))

describe('the machines of the product', () => {
  it('are found by their folders', () => {
    const ids = machineIdsIn(fileURLToPath(new URL('../../src/machines', import.meta.url)))
    expect(ids).toEqual(expect.arrayContaining(['documentForm', 'documentSubmit', 'session', 'tokenSigning']))
  })
})

describe('the record of a walk', () => {
  const sinceLastChange = () => lastChangeIn([sources])

  it('counts as long as nothing has changed since', () => {
    date(join(sources, 'flow.ts'), 1000)
    date(join(place, 'flow.json'), 2000)
    expect(readRecord(place, 'flow', sinceLastChange())).toEqual(record)
  })

  it('is out of date once a source has changed, and absent before the first walk', () => {
    date(join(sources, 'flow.ts'), 3000)
    expect(readRecord(place, 'flow', sinceLastChange())).toBeNull()
    expect(readRecord(place, 'other', 0)).toBeNull()
  })
})

describe('the coverage of a chart', () => {
  const names = transitionsOf(tokenSigning).map(({ name }) => name)
  const [left, ...walked] = names

  it('names what no path took', () => {
    expect(coverageOf(tokenSigning, { machine: 'tokenSigning', walked })).toEqual({
      machine: 'tokenSigning',
      states: Object.keys(tokenSigning.states).length,
      transitions: names.length,
      walked: names.length - 1,
      unwalked: [left],
    })
  })

  it('is nothing without a record', () => {
    expect(coverageOf(tokenSigning, null)).toMatchObject({ walked: 0, unwalked: names })
  })

  it('does not count a transition that the chart no longer has', () => {
    expect(
      coverageOf(tokenSigning, { machine: 'tokenSigning', walked: [...names, 'an old transition'] }),
    ).toMatchObject({
      walked: names.length,
      unwalked: [],
    })
  })
})
