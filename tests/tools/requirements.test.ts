import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRequirementFiles, readRequirements } from '../../tools/requirements/readRequirements.ts'
import type { RequirementFile } from '../../tools/requirements/requirement.ts'
import { problemsOf, ruleIdsIn, sectionOf, titleOver } from '../../tools/requirements/requirement.ts'
import { compare, hashOf, linesOf } from '../../tools/requirements/seeds.ts'

const seed = [
  '# Lanterns',
  '',
  '## 4. States and transitions',
  '',
  '- A lantern must be lit   before dusk.',
  '- Lanterns are red.',
  '| When | What |',
  '|---|---|',
  '| no oil | it fails |',
  '',
].join('\n')

const fileOf = (lines: readonly string[]): RequirementFile => ({
  document: '000',
  title: 'Lanterns',
  sections: [{ section: '4', title: 'States and transitions' }],
  requirements: lines.map((line, at) => ({
    id: `000-4-0${at + 1}`,
    document: '000',
    section: '4',
    kind: 'order',
    area: 'form',
    rule: 'It is lit.',
    lines: [{ hash: hashOf(line) }],
  })),
  passedOver: [],
})

describe('the rules of the seeds', () => {
  it('are well formed, each under its own id', () => {
    expect(problemsOf(readRequirementFiles())).toEqual([])
    expect(readRequirements().length).toBeGreaterThan(400)
  })

  it('may not share an id, nor stand elsewhere than it says', () => {
    const [first] = fileOf(['a']).requirements
    const file = {
      ...fileOf([]),
      requirements:
        first === undefined
          ? []
          : [first, first, { ...first, id: '000-5-01' }, { ...first, id: '000-6-01', section: '6' }],
    }
    expect(problemsOf([file])).toEqual([
      '000-4-01 is given twice',
      '000-5-01 stands in 000 §4',
      '000-6-01 is of a section without a title',
    ])
  })

  it('are reported by the heading they stand under', () => {
    const file = fileOf(['a'])
    expect(file.requirements.map(sectionOf)).toEqual(['000 §4'])
    expect(file.requirements.map((each) => titleOver(each, [file]))).toEqual(['States and transitions'])
    expect(file.requirements.map((each) => titleOver({ ...each, heading: 'Submit' }, [file]))).toEqual(['Submit'])
  })
})

describe('ids in a text', () => {
  it.each([
    ['sends one draft [000-4-05 002-4.1-02]', ['000-4-05', '002-4.1-02']],
    ['twice: 000-4-05, 000-4-05.', ['000-4-05']],
    ['section 10 has a dot: 002-7.10-01', ['002-7.10-01']],
    ['0101243150-001, 000-4-5, 2000-4-05, 000-4-05x and 000-4-0512 are none', []],
    ['a day like 2025-05-14 is none', []],
  ])('%s', (text, ids) => expect(ruleIdsIn(text)).toEqual(ids))
})

describe('rules against a seed', () => {
  it('stand while the words are the same, however they are spaced', () => {
    const { suspects } = compare(
      [fileOf(['-  A lantern must be lit before dusk.', '| no oil | it fails |'])],
      linesOf('000', seed),
    )
    expect(suspects).toEqual([])
  })

  it('are suspect when their line is gone or changed', () => {
    const { suspects } = compare([fileOf(['- A lantern must be lit before dawn.'])], linesOf('000', seed))
    expect(suspects).toMatchObject([
      { requirement: { id: '000-4-01' }, gone: [hashOf('- A lantern must be lit before dawn.')] },
    ])
  })

  it('leave lines over that read like rules; headings, heads of tables and descriptions do not', () => {
    const { candidates } = compare([fileOf([])], linesOf('000', seed))
    expect(candidates.map(({ number }) => number)).toEqual([5, 9])
  })

  it('let a line pass that is known to be no rule', () => {
    const file = {
      ...fileOf(['| no oil | it fails |']),
      passedOver: [{ hash: hashOf('- A lantern must be lit before dusk.'), why: 'Custom.' }],
    }
    expect(compare([file], linesOf('000', seed)).candidates).toEqual([])
  })

  it('say nothing of a document whose seed is not there', () => {
    expect(compare([fileOf(['a'])], [])).toEqual({ suspects: [], candidates: [], missing: ['000'] })
  })
})

describe('npm run requirements', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokhai-requirements-'))
    mkdirSync(join(folder, 'seeds'))
    writeFileSync(join(folder, 'seeds', '000_lanterns.txt'), seed)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const run = (lines: readonly string[]) => {
    writeFileSync(join(folder, '000.json'), JSON.stringify(fileOf(lines)))
    const parameters = ['tools/requirements/requirements.ts', '--folder', folder, '--seeds', join(folder, 'seeds')]
    return spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  }

  it('lists candidates and is content', () => {
    const { status, stdout } = run(['- A lantern must be lit before dusk.'])
    expect(stdout).toContain('candidate 000 line 9: | no oil | it fails |')
    expect(stdout).toContain('0 suspect, 1 candidates')
    expect(status).toBe(0)
  })

  it('names what is suspect and fails', () => {
    const { status, stderr } = run(['- A lantern must be lit before dawn.'])
    expect(stderr).toContain('suspect 000-4-01: It is lit.')
    expect(status).toBe(1)
  })
})
