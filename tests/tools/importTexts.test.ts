import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const cases = [
  ["texts.en.since('lamp', 1, 'main')", 'lamp: 1 change since main'],
  ["texts.en.since('lamp', 2, 'main')", 'lamp: 2 changes since main'],
  ["texts.vi.since('lamp', 2, 'main')", 'lamp: 2 thay đổi kể từ main'],
  ['texts.vi.seconds(1.5)', '1,5 giây'],
  [
    "texts.ko.unknownRef('nowhere')",
    'Git에 “nowhere” 커밋이 없습니다. 브랜치, 태그 또는 커밋을 적으세요. 예: main, main~5',
  ],
] as const

/** What plain Node prints, which knows neither macros nor catalogues. */
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    `import { importTexts } from './tools/messages/importTexts.ts'
const texts = await importTexts(new URL('./tools/statecharts/diff/texts.ts', 'file://${root}'))
${cases.map(([text]) => `console.log(${text})`).join('\n')}`,
  ],
  { cwd: root, encoding: 'utf8' },
)
const printed = stdout.split('\n')

it.each(cases.map(([text, expected], line) => [text, expected, line] as const))(
  'plain Node reads texts that macros and catalogues hold: %s',
  (_, expected, line) => expect(printed[line], stderr).toBe(expected),
)

it('plain Node prints nothing besides', () => expect(printed.slice(cases.length)).toEqual(['']))
