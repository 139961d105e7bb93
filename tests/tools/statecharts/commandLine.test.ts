import { describe, expect, it } from 'vitest'
import { readCommand } from '../../../tools/statecharts/commandLine.ts'

const read = (line: string) => readCommand(line === '' ? [] : line.split(' '))

describe('npm run statecharts', () => {
  it.each([
    ['', { check: false, language: 'en' }],
    ['--check', { check: true }],
    ['--accept', { accept: true, check: false }],
    ['--diff main~5 --language ko', { diff: 'main~5', language: 'ko' }],
    ['--seeds ../seeds', { seeds: '../seeds' }],
  ])('takes "%s"', (line, command) => {
    expect(read(line)).toMatchObject({ ok: true, value: command })
  })

  it.each([
    ['--chek', "Unknown option '--chek'"],
    ['--diff', "Option '--diff <value>' argument missing"],
    ['session', "the charts are written all together, not 'session' alone"],
    ['--accept --check', '--accept stands alone'],
    ['--check --diff main', '--check and --diff do not go together'],
    ['--language vi', '--language goes with --diff: the exports are in all languages'],
    ['--diff main --language fr', '--language is one of en, vi, ko'],
    ['--check --seeds ../seeds', '--seeds goes with neither --check nor --diff'],
  ])('says why it cannot do "%s"', (line, failure) => {
    expect(read(line)).toEqual({ ok: false, failure })
  })
})
