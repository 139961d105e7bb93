import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { commitOf } from '../../../tools/statecharts/diff/history.ts'
import { scxmlOf } from '../../../tools/statecharts/formats/scxml/write.ts'
import { factsOf } from '../../../tools/statecharts/lock/facts.ts'
import { acceptFacts } from '../../../tools/statecharts/lock/lock.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'history-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.vn', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
const commit = (tag: string) => {
  git('add', '.')
  git('commit', '-q', '--no-verify', '-m', tag)
  git('tag', tag)
}

it('knows how a flow stood in a commit, and of a commit that is none', async () => {
  git('init', '-q')
  mkdirSync(join(root, 'src/machines/session'), { recursive: true })
  writeFileSync(join(root, 'src/machines/session/session.ts'), '// The flow without its chart.')
  commit('machine')
  const [session] = (await readFlows(project)).filter(({ id }) => id === 'session')
  if (session === undefined) throw new Error('no flow')
  mkdirSync(join(root, 'statecharts/session'), { recursive: true })
  writeFileSync(join(root, 'statecharts/session/session.scxml'), scxmlOf(session.chart))
  acceptFacts(join(root, 'statecharts'), [session])
  commit('chart')
  rmSync(join(root, 'statecharts/session/session.facts.tsv'))
  writeFileSync(
    join(root, 'statecharts/session/session.scxml'),
    scxmlOf(session.chart).replace(/<datamodel>[^]*<\/datamodel>/, ''),
  )
  commit('no-facts')
  const charted = { kind: 'charted', chart: session.chart, hasCode: true, facts: [] }
  expect(commitOf(root, 'no-facts')?.formerly('session', session.chart)).toEqual(charted)
  expect(commitOf(root, 'machine')?.formerly('session')).toEqual({
    kind: 'uncharted',
    first: git('rev-parse', '--short', 'chart'),
  })
  expect(commitOf(root, 'chart')?.formerly('session')).toEqual({
    ...charted,
    facts: factsOf(session),
  })
  expect(commitOf(root, 'chart')?.formerly('tokenSigning')).toEqual({ kind: 'absent' })
  expect([commitOf(root, 'machine')?.flows, commitOf(root, 'chart')?.flows]).toEqual([[], ['session']])
  expect(
    [commitOf(root, 'machine'), commitOf(root, 'chart')].map((one) => one?.file('src/machines/session/session.ts')),
  ).toEqual(Array(2).fill('// The flow without its chart.'))
  expect(commitOf(root, 'machine')?.file('statecharts/session/session.scxml')).toBeNull()
  for (const none of ['never', '--all', '']) expect(commitOf(root, none)).toBeNull()
})
