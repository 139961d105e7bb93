import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { machineIdsIn } from '../../../tools/charts/flows.ts'
import { it as collectIt, journeys, test as collectTest } from '../../../tools/mutate/collected.ts'
import { missingJourneys } from '../../../tools/mutate/missingJourneys.ts'

it('names each machine without journeys', () => {
  const root = mkdtempSync(join(tmpdir(), 'journeys-'))
  mkdirSync(join(root, 'tests/journeys'), { recursive: true })
  writeFileSync(join(root, 'tests/journeys/lamp.test.ts'), '')
  expect(missingJourneys(root, ['doorbell', 'lamp'])).toEqual([
    'tests/journeys/doorbell.test.ts is missing: the journeys that mutants of doorbell are run against',
  ])
})

it('finds journeys of every machine of the product', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  expect(missingJourneys(root, machineIdsIn(join(root, 'src/machines')))).toEqual([])
})

it('takes journeys that are declared with test as well as with it', () => {
  collectIt('rings', () => 1)
  collectTest('rings twice', () => 2)
  collectTest.each([[1], [2]])('rings %i times', (count) => count)
  expect(journeys.map(({ title }) => title)).toEqual([
    'rings',
    'rings twice',
    'rings %i times (1)',
    'rings %i times (2)',
  ])
})
