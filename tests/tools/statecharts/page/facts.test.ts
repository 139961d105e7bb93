import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFlows } from '../../../../tools/charts/flows.ts'
import { koreanFontFor } from '../../../../tools/document/koreanFont.ts'
import { readLastRun, refreshLastRun, testsOf } from '../../../../tools/statecharts/page/facts/lastRun.ts'
import { walksOf } from '../../../../tools/statecharts/page/facts/walks.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'statecharts-page-'))
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), content)
}
const report = (outcomes: Readonly<Record<string, string>>, file = 'tests/door.test.ts') =>
  JSON.stringify({
    testResults: [
      {
        name: join(place, file),
        assertionResults: Object.entries(outcomes).map(([title, status]) => ({
          ancestorTitles: ['a door'],
          title,
          status,
        })),
      },
    ],
  })

// The rule's id is put together here, so that these titles are not taken for titles of this project's own tests.
const ruled = (title: string) => `${title} [${['000', '4', '01'].join('-')}]`

beforeAll(() => {
  write('docs/requirements/000.json', readFileSync(join(root, 'docs/requirements/000.json')))
  write(
    'tests/door.test.ts',
    `describe('a door', () => { it('${ruled('opens')}', () => {}); it('${ruled('shuts')}', () => {}); it('creaks', () => {}) })`,
  )
  write('tests/wall.test.ts', `it('${ruled('stands')}', () => {})`)
})
afterAll(() => rmSync(place, { recursive: true }))

describe('the walks of a flow', async () => {
  const flows = await readFlows(root)
  const known = flows.find(({ id }) => id === 'tokenSigning')
  if (known === undefined) throw new Error('there is no flow of signing')
  const { paths, failures } = walksOf(known)

  it('give each step with its transitions and where the flow then rests', () => {
    const { chart, flow } = known
    const removed = paths.find(({ steps }) => steps.some(({ states }) => states.includes('tokenRemoved')))
    const step = removed?.steps.find(({ states }) => states.includes('tokenRemoved'))
    expect(flow.stimuli[step?.stimulus ?? -1]?.name).toMatch(/: token\.removed$/)
    expect(step?.transitions.map((transition) => chart.transitions[transition]?.targets)).toEqual([
      ['findingCause'],
      ['tokenRemoved'],
    ])
  })

  it('name which failure brings the user to which state', () => {
    const codes = (state: string) => failures.filter((each) => each.state === state).map(({ failure }) => failure.code)
    expect(codes('tokenRemoved')).toEqual(['token.removed'])
    expect(codes('pinWrong')).toEqual(['pin.wrong', 'pin.wrong'])
    expect(codes('signed')).toEqual([])
  })
})

describe('what stands in the files', () => {
  it('the last run keeps what no newer report speaks of', () => {
    write('.cache/tests/node.json', report({ [ruled('opens')]: 'passed', creaks: 'passed' }))
    write('.cache/tests/wall.json', report({}, 'tests/wall.test.ts'))
    refreshLastRun(place, join(place, 'no seeds'))
    const lastOf = () => testsOf(readLastRun(place))['000-4-01']?.map(({ title, last }) => `${title} ${last}`)
    expect(lastOf()).toEqual([
      `a door > ${ruled('opens')} passed`,
      `a door > ${ruled('shuts')} notRun`,
      `${ruled('stands')} notRun`,
    ])
    rmSync(join(place, '.cache'), { recursive: true })
    refreshLastRun(place, join(place, 'no seeds'))
    expect(lastOf()?.[0]).toBe(`a door > ${ruled('opens')} passed`)
  })

  it('rules whose seed is gone are suspect from then on', () => {
    write('seeds/000.txt', 'Nothing of what was said before.')
    refreshLastRun(place, join(place, 'seeds'))
    refreshLastRun(place, join(place, 'no seeds'))
    expect(readLastRun(place).suspects).toContain('000-4-01')
  })

  it('of the Korean font only what the text needs is taken', () => {
    const some = koreanFontFor(root, 'đăng ký 서명')
    expect(some.match(/@font-face/g)?.length).toBeLessThan(4)
    expect(some).toContain('data:font/woff2;base64,')
    expect(koreanFontFor(root, 'đăng ký')).toBe('')
  })
})
