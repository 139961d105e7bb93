import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as areas from '../../../development/faults/areas/areas.ts'
import { scenarios } from '../../../development/faults/catalogue.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { checklistOf } from '../../../tools/paths/exports/checklist.ts'
import { readLabels } from '../../../tools/paths/listing/readLabels.ts'
import { readListed } from '../../../tools/paths/listing/readListed.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const flows = await readFlows(root)

/** Faults that no step of a flow is about: lists, languages, the authority, mails, and what is the same to a flow. */
const beside = [
  'database.unavailable',
  'login.notForAdminSite',
  'language.unavailable',
  'list.failed',
  'list.malformed',
  'list.dropped',
  'certificates.none',
  'delete.refused',
  'delete.failed',
  'timeline.failed',
  'filed.failed',
  'verification.failed',
  'register.conflict',
  'register.dropped',
  'register.twice',
  'register.slow',
  'agent.failed',
  'agent.malformed',
  'pin.wrongOneLeft',
]

/** What can go wrong with an area's own calls: `tests/e2e/<area>/faults<Area>.e2e.test.ts` walks each of them, no step of a flow names it. */
const ofAreas = new Set<string>(Object.values(areas).flatMap((area) => area.scenarios.map(({ name }) => name)))

describe('the fault that causes a step', () => {
  it('is named for every scenario that a flow can meet', () => {
    const named = new Set(
      flows.flatMap(({ flow }) => flow.stimuli.flatMap((stimulus) => flow.switchOf(stimulus) ?? [])),
    )
    const others = scenarios.filter(
      ({ name, place }) => place !== 'authority' && place !== 'mail' && !ofAreas.has(name) && !named.has(name),
    )
    expect(others.map(({ name }) => name).toSorted()).toEqual(beside.toSorted())
  })

  it('stands in the check list beside its step, and nowhere else', async () => {
    const listed = await readListed(root, { machine: 'tokenSigning', paths: [], language: 'vi' })
    if (!listed.ok) throw new Error(listed.problem)
    const [flow] = listed.flows
    if (flow === undefined) throw new Error('no flow')
    const { rows } = checklistOf(flow.described, await readLabels(root, 'vi'))
    const faultOf = (part: string) => new Set(rows.filter((row) => row[2]?.includes(part)).map((row) => row[3]))
    expect(rows.filter((row) => row[3] === 'pin.locked').length).toBeGreaterThan(0)
    expect(new Set(rows.filter((row) => row[1] === '0').map((row) => row[3]))).toEqual(new Set(['']))
    expect(faultOf('Người dùng')).toEqual(new Set(['']))
  })
})
