import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeTo } from '../../../tools/paths/exports/files.ts'

const place = mkdtempSync(join(tmpdir(), 'exports-'))
afterAll(() => rmSync(place, { recursive: true }))

const one = [{ name: 'lamp.vi.feature', content: 'a lamp' }]
const two = [...one, { name: 'bell.vi.feature', content: 'a bell' }]

describe('exported files', () => {
  it('have the name that was asked for, where there is one file', () => {
    const path = join(place, 'new/mine.feature')
    expect(writeTo(path, one)).toEqual({ written: [path], problem: null })
    expect(readFileSync(path, 'utf8')).toBe('a lamp')
  })

  it('go into a folder that is there, or is written as one', () => {
    expect(writeTo(place, one).written).toEqual([join(place, 'lamp.vi.feature')])
    expect(writeTo(`${place}/other/`, one).written).toEqual([join(place, 'other/lamp.vi.feature')])
    expect(writeTo(join(place, 'both'), two).written).toEqual(two.map(({ name }) => join(place, 'both', name)))
  })

  it('say why they cannot be written', () => {
    const file = join(place, 'a file')
    writeFileSync(file, '')
    const { written, problem } = writeTo(file, two)
    expect(written).toEqual([])
    expect(problem).toContain(`${join(file, 'lamp.vi.feature')} cannot be written: E`)
  })
})
