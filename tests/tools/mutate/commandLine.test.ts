import { describe, expect, it } from 'vitest'
import { readCommand } from '../../../tools/mutate/commandLine.ts'
import { operators } from '../../../tools/mutate/mutants.ts'

const machines = ['doorbell', 'lamp']
const modules = ['src/bell.ts', 'src/switch.ts']
const read = (line: string) => readCommand(line === '' ? [] : line.split(' '), machines, modules)

describe('npm run mutate', () => {
  it.each([
    ['', { machines, view: false, json: false }],
    ['lamp --json', { machines: ['lamp'], json: true }],
    ['--view --sample 6 --seed 0', { machines, view: true, sample: 6, seed: 0 }],
    ['lamp --operator retargeted', { machines: ['lamp'], operator: 'retargeted' }],
    ['--code', { code: true, machines: [], modules }],
    ['--code src/bell.ts --json', { code: true, modules: ['src/bell.ts'], json: true }],
    ['--only-view', { 'only-view': true, sample: 24, seed: 1 }],
  ])('takes "%s"', (line, command) => {
    expect(read(line)).toMatchObject({ ok: true, value: command })
  })

  it.each([
    ['kettle', "there is no machine 'kettle': doorbell, lamp"],
    ['--code lamp', "there is no module 'lamp': src/bell.ts, src/switch.ts"],
    ['src/bell.ts', "there is no machine 'src/bell.ts': doorbell, lamp"],
    ['--code --view', '--view goes without --code'],
    ['lamp kettle', "there is no machine 'kettle': doorbell, lamp"],
    ['--views', "Unknown option '--views'"],
    ['--operator forgotten', `there is no operator "forgotten": ${operators.join(', ')}`],
    ['--sample 6', '--sample goes with --view or --only-view'],
    ['--view --sample none', '--sample takes a whole number'],
  ])('says why it cannot do "%s"', (line, failure) => {
    expect(read(line)).toEqual({ ok: false, failure })
  })
})
