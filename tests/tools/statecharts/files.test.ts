import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staleFiles, writeFiles } from '../../../tools/statecharts/files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const files = [
  { path: 'door/door.csv', content: 'from,to' },
  { path: 'door/door.xlsx', content: new Uint8Array([80, 75]) },
]

describe('exported files', () => {
  it('are fresh once they are written, and only then', () => {
    expect(staleFiles(folder, files)).toEqual([
      'statecharts/door/door.csv is not fresh: run npm run statecharts',
      'statecharts/door/door.xlsx is not fresh: run npm run statecharts',
    ])
    expect(writeFiles(folder, files)).toBe(2)
    expect(staleFiles(folder, files)).toEqual([])
    expect(writeFiles(folder, files)).toBe(0)
    writeFileSync(join(folder, 'door/door.csv'), 'from,elsewhere')
    expect(staleFiles(folder, files)).toHaveLength(1)
  })

  it('of a chart that is gone are reported and taken away; the last run and accepted facts stay', () => {
    mkdirSync(join(folder, 'gate'))
    mkdirSync(join(folder, 'door'))
    writeFileSync(join(folder, 'last-run.json'), '{}')
    writeFileSync(join(folder, 'door/door.facts.tsv'), 'facts')
    writeFileSync(join(folder, 'gate/gate.csv'), '')
    expect(staleFiles(folder, [])).toEqual(['statecharts/gate/gate.csv belongs to no chart: run npm run statecharts'])
    writeFiles(folder, [])
    expect(staleFiles(folder, [])).toEqual([])
    expect(readFileSync(join(folder, 'last-run.json'), 'utf8')).toBe('{}')
    expect(readFileSync(join(folder, 'door/door.facts.tsv'), 'utf8')).toBe('facts')
  })

  it('in other languages than English are not asked for, and go with their chart', () => {
    mkdirSync(join(folder, 'door'))
    writeFileSync(join(folder, 'door/door.vi.svg'), '<svg/>')
    writeFileSync(join(folder, 'door/door.paths.ko.txt'), '')
    expect(staleFiles(folder, [])).toEqual([])
    writeFiles(folder, [])
    expect(readdirSync(join(folder, 'door'))).toEqual([])
  })
})
