import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutDescriptions } from '../../../tools/build/withoutDescriptions.ts'

const built = (code: string): string => withoutDescriptions(code, parseSync('chart.js', code).program)

describe('a chart as it is built', () => {
  it('has neither descriptions nor rules, wherever they stand', () => {
    const chart = `m({ description: 'All', states: { a: { meta: { seed: ['000-1-01'] }, on: { go: { target: 'b', description: 'Goes' } } }, b: {} } })`
    expect(built(chart).replaceAll(/\s/g, '')).toBe(`m({states:{a:{on:{go:{target:'b',}}},b:{}}})`)
  })

  it('keeps texts that are computed, and all else', () => {
    const chart = `const stopped = (description, rule) => ({ description, tags: 'stopped', input: { text: 'description: x' } })`
    expect(built(chart)).toBe(chart)
  })
})
