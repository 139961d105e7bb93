import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { budgetLines, budgets, byFolder, secondsText } from '../../tools/test/budgets.ts'
import { spentByAll, spentByEnded } from '../../tools/test/processorTime.ts'

describe('processor seconds of a run', () => {
  it('are those of its stages', () => {
    expect(secondsText({ types: 9.6, node: 330.4 })).toBe('340 processor seconds: types 10, node 330')
  })

  it('are added up by folder, and of end-to-end tests by area', () => {
    const noted = '1.50 tests/server/a.test.ts\n2.25 tests/server/b/c.test.ts\n3.00 tests/e2e/shops/d.e2e.test.ts\n'
    expect(byFolder(noted)).toEqual({ 'tests/server': 3.75, 'tests/e2e/shops': 3 })
    expect(byFolder('')).toEqual({})
  })
})

describe('the budgets of a whole run', () => {
  const stages = { types: 50, node: 450, e2e: 500 }

  it('are passed by what takes a larger share than it is meant to have', () => {
    const folders = { 'tests/contract': 120, 'tests/mail': 19, 'tests/i18n': 21 }
    expect(budgetLines(stages, folders)).toEqual([
      `over its budget: node, 45.0 % of the run in place of ${budgets['node']} %`,
      `over its budget: e2e, 50.0 % of the run in place of ${budgets['e2e']} %`,
      `over its budget: tests/contract, 12.0 % of the run in place of ${budgets['tests/contract']} %`,
      'over its budget: tests/i18n, 2.1 % of the run in place of 2 %',
    ])
  })

  it('say nothing of checks', () => {
    expect(budgetLines({ types: 100 }, {})).toEqual([])
  })
})

describe.runIf(process.platform === 'linux')('the time of processes', () => {
  it('holds that of programs that have ended, and grows', async () => {
    const before = [spentByEnded() ?? 0, spentByAll() ?? 0]
    const program = spawn(process.execPath, [
      '-e',
      'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);',
    ])
    await once(program, 'close')
    const after = [spentByEnded() ?? 0, spentByAll() ?? 0]
    expect(after.map((seconds, at) => seconds - (before[at] ?? 0) >= 0.3)).toEqual([true, true])
  })
})
