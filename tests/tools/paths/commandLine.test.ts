import { describe, expect, it } from 'vitest'
import { readCommand } from '../../../tools/paths/commandLine.ts'

const machines = ['doorbell', 'lamp']
const read = (line: string) => readCommand(line === '' ? [] : line.split(' '), machines)

describe('npm run paths', () => {
  it.each([
    ['', { task: 'list', machine: null, language: 'en', path: [] }],
    ['lamp --language vi', { task: 'list', machine: 'lamp', language: 'vi' }],
    [
      '--run lamp --path lamp-1 --path lamp-2 --headed --slow',
      { task: 'run', machine: 'lamp', path: ['lamp-1', 'lamp-2'], headed: true, slow: true },
    ],
    ['--run --seed 0', { task: 'run', seed: 0, headed: false }],
    ['--run --smoke', { task: 'run', smoke: true, path: [] }],
    ['--run --from a.txt --from x#flow=lamp', { task: 'run', from: ['a.txt', 'x#flow=lamp'], path: [] }],
    ['--export gherkin --smoke lamp', { task: 'export', smoke: true, machine: 'lamp' }],
    ['--random', { task: 'random', steps: 40, walks: 20 }],
    ['lamp --run --random --walk 3.0.17', { task: 'runAtRandom', walk: { start: 3, steps: [0, 17] } }],
    ['--export gherkin --out here', { task: 'export', export: 'gherkin', out: 'here' }],
    ['--json lamp', { task: 'json', machine: 'lamp' }],
  ])('takes "%s"', (line, command) => {
    expect(read(line)).toMatchObject({ ok: true, value: command })
  })

  it.each([
    ['--fast', "Unknown option '--fast'"],
    ['--run --seed', "Option '--seed <value>' argument missing"],
    ['--run --seed abc', '--seed takes a whole number'],
    ['--random --steps 0', '--steps is at least 1'],
    ['--language fr', '--language is one of en, vi, ko'],
    ['--export word', '--export is one of checklist, gherkin, storyboard'],
    ['--smoke --path lamp-1', '--smoke chooses the paths itself: leave --path out'],
    ['--lab --from a.txt', '--from does not go with --lab'],
    [
      '--run --from a.txt --path lamp-1',
      '--from brings its paths, walked in its order: leave --path, --smoke and --seed out',
    ],
    ['--random --smoke', '--smoke does not go with --random'],
    ['--headed', '--headed does not go with a listing'],
    ['--run --steps 3', '--steps does not go with --run'],
    ['--run --json', '--run and --json do not go together'],
    ['--lab --port 70000', '--port is at most 65535'],
    ['--lab lamp', "--lab is for all flows, not for 'lamp' alone"],
    ['kettle', "there is no machine 'kettle': doorbell, lamp"],
    ['--random kettle', "there is no machine 'kettle': doorbell, lamp"],
    ['lamp doorbell', 'one flow at a time: lamp, doorbell are 2'],
    ['--random --walk 1.2', '--walk needs the flow that it walks'],
    ['lamp --random --walk 1,2', '--walk takes numbers with dots between them, as a failing walk prints them'],
  ])('says why it cannot do "%s"', (line, failure) => {
    expect(read(line)).toEqual({ ok: false, failure })
  })
})
