import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { listingOf } from '../../../tools/paths/listing/listing.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { listed, root } from './listed.ts'

const flows = await readFlows(root)

const listedIn = (language: 'en' | 'vi' | 'ko', machine: string | null = null, paths: readonly string[] = []) =>
  listed({ machine, paths, language })

const listing = async (language: 'en' | 'vi' | 'ko', machine: string) => {
  const read = await listedIn(language, machine)
  return read.ok ? read.flows.map((flow) => listingOf(flow.described)).join('') : read.problem
}

describe('the listing of paths', () => {
  it('has every path of every machine, with its steps', async () => {
    const read = await listedIn('en')
    const ids = read.ok ? read.flows.map((flow) => flow.described.paths.map(({ id, steps }) => [id, steps.length])) : []
    expect(ids).toEqual(flows.map(({ flow }) => pathsOf(flow).map(({ id, steps }) => [id, steps.length])))
  })

  it('lists what happens and where the flow then rests', async () => {
    const text = await listing('en', 'tokenSigning')
    expect(text).toContain(
      ' 1. The browser, asked whether the site may reach this computer, says: granted\n        → Reading token\n',
    )
    expect(text).toContain('The user gives up signing\n        → Given up\n')
  })

  it('speaks Vietnamese and Korean', async () => {
    expect(await listing('vi', 'tokenSigning')).toContain('Người dùng bỏ việc ký')
    expect(await listing('ko', 'session')).toContain('사용자가 지금 다시 로그인하려고 합니다')
  })

  it('links each step to rules that are known', async () => {
    const read = await listedIn('en')
    const rules = read.ok ? read.flows.map((flow) => flow.described.paths.flatMap((path) => path.rules).length) : []
    expect(rules).toHaveLength(flows.length)
    expect(Math.min(...rules)).toBeGreaterThan(0)
  })

  it('takes one path, and says which machine or path it does not know', async () => {
    const read = await listedIn('en', 'tokenSigning', ['tokenSigning-a6a38c7d'])
    expect(read.ok && read.flows.map((flow) => flow.described.paths.map(({ id }) => id))).toEqual([
      ['tokenSigning-a6a38c7d'],
    ])
    const problems = [await listedIn('en', 'kettle'), await listedIn('en', null, ['kettle-00000000'])].map((refused) =>
      refused.ok ? '' : refused.problem,
    )
    expect(problems).toEqual([
      expect.stringContaining("no machine 'kettle'"),
      expect.stringContaining('no path kettle-00000000'),
    ])
  })

  it('comes from the command, which refuses a language that it does not speak', () => {
    const run = (...given: string[]) =>
      spawnSync(process.execPath, ['tools/paths/paths.ts', ...given], { cwd: root, encoding: 'utf8' })
    const { status, stdout } = run('tokenSigning', '--path', 'tokenSigning-a6a38c7d', '--language', 'vi')
    expect(stdout).toContain('Người dùng bỏ việc ký')
    expect(status).toBe(0)
    expect(run('--language', 'fr').status).not.toBe(0)
  })
})
