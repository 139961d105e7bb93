import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { readRequirements } from '../../tools/requirements/readRequirements.ts'
import { readTestTitles } from '../../tools/requirements/testTitles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const titles = readTestTitles()
const known = new Set(readRequirements().map(({ id }) => id))
const unknownIn = (rules: readonly string[]) => rules.filter((rule) => !known.has(rule))

describe('every rule that is named is one of docs/requirements', () => {
  it('in the titles of tests', () => {
    const named = titles.filter(({ rules }) => rules.length > 0)
    expect(named.length).toBeGreaterThan(100)
    expect(
      named.filter(({ rules }) => unknownIn(rules).length > 0).map(({ file, title }) => `${file}: ${title}`),
    ).toEqual([])
  })

  it('and no test claims a rule that a decision departs from', () => {
    const departed = readRequirements().filter(({ departure }) => departure !== undefined)
    expect(departed.map(({ id }) => id)).toContain('002-8-15')
    const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
    expect(departed.filter(({ departure = '' }) => !index.includes(`| ${departure} |`))).toEqual([])
    const claimed = new Set(titles.flatMap(({ rules }) => rules))
    expect(departed.filter(({ id }) => claimed.has(id))).toEqual([])
  })

  it('in charts', async () => {
    const parts = (await readFlows(root)).flatMap(({ id, chart }) =>
      [...chart.states, ...chart.transitions].map((part) => ({ place: `${id} ${part.id}`, rules: part.rules })),
    )
    expect(parts.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(100)
    expect(
      parts
        .filter(({ rules }) => unknownIn(rules).length > 0)
        .map(({ place, rules }) => `${place}: ${rules.join(' ')}`),
    ).toEqual([])
  })
})
