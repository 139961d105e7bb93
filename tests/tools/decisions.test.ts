import { describe, expect, it } from 'vitest'
import { decisionIndex, decisionPlaces, doubleNumbers, missingDecisions } from '../../tools/api-docs/decisions.ts'

const filing = {
  file: 'filing.md',
  text: '# Filing\n\n## One key <a id="0005"></a><a id="0007"></a>\n\nText.\n\n- A point. <a id="0072"></a>\n',
}
const later = { file: '0458-transmissions.md', text: '# 0458: Transmissions\n\n## Context\n' }

describe('the index of decisions', () => {
  it('leads from each number to its page and heading', () => {
    expect(decisionPlaces([later, filing])).toEqual([
      { number: '0005', file: 'filing.md', heading: 'One key' },
      { number: '0007', file: 'filing.md', heading: 'One key' },
      { number: '0072', file: 'filing.md', heading: 'One key' },
      { number: '0458', file: '0458-transmissions.md', heading: 'Transmissions' },
    ])
    const index = decisionIndex([later, filing])
    expect(index).toContain('- [Filing](filing.md)')
    expect(index).toContain('| 0072 | [filing](filing.md#0072) | One key |')
    expect(index).toContain('| 0458 | [0458-transmissions](0458-transmissions.md) | Transmissions |')
  })

  it('names a number that stands twice', () => {
    expect(doubleNumbers([filing, later])).toEqual([])
    expect(doubleNumbers([filing, { ...later, text: `${later.text}<a id="0005"></a>` }])).toEqual(['0005'])
  })
})

describe('a text that names decisions', () => {
  const missingIn = missingDecisions([filing, later])

  it.each([
    ['src/a.ts', '// decision 0005, docs/decisions/0458 and docs/decisions/filing.md#0072'],
    ['docs/decisions/filing.md', '[0458](0458-transmissions.md), [0005](filing.md#0005), [all](README.md)'],
    ['docs/new-area.md', '[0007](decisions/filing.md#0007)'],
  ])('is well where they are there: %s', (path, text) => {
    expect(missingIn(path, text)).toEqual([])
  })

  it.each([
    ['src/a.ts', '// decision 0006', 'decision 0006'],
    ['src/a.ts', '// docs/decisions/0006', 'decisions/0006'],
    ['docs/new-area.md', '[0005](decisions/0005-one-key.md)', 'decisions/0005-one-key.md'],
    ['docs/new-area.md', '[0458](decisions/filing.md#0458)', 'decisions/filing.md#0458'],
    ['docs/decisions/filing.md', '[0005](0005-one-key.md)', '](0005-one-key.md)'],
  ])('is not where they are not: %s %s', (path, text, name) => {
    expect(missingIn(path, text)).toEqual([`${path} names a decision that is not there: ${name}`])
  })
})
