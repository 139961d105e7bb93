import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isWithinAim, lineOf } from '../../tools/bench/figure.ts'
import { developmentFilesIn, developmentMarks } from '../../tools/bench/size/developmentOnly.ts'
import { filesFor, type Manifest } from '../../tools/bench/size/manifest.ts'

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css, isEntry: false })
const manifest: Manifest = {
  'index.html': chunk('assets/index.js', ['_react.js'], ['assets/index.css']),
  '_react.js': chunk('assets/react.js'),
  'src/list.tsx': chunk('assets/list.js', ['_react.js', '_table.js'], ['assets/list.css']),
  '_table.js': chunk('assets/table.js', ['src/list.tsx'], ['assets/table.css']),
  'src/late.tsx': chunk('assets/late.js'),
  'src/font.woff2': chunk('assets/font.woff2'),
}

describe('files of a route', () => {
  it('are the static imports and sheets of its chunks, each once, and nothing that comes later', () => {
    expect(filesFor(manifest, ['index.html', 'src/list.tsx'])).toEqual([
      'assets/index.css',
      'assets/index.js',
      'assets/list.css',
      'assets/list.js',
      'assets/react.js',
      'assets/table.css',
      'assets/table.js',
    ])
  })

  it('leave out what is neither script nor sheet', () => {
    expect(filesFor(manifest, ['src/font.woff2'])).toEqual([])
  })

  it('name a chunk that the build does not have', () => {
    expect(() => filesFor(manifest, ['src/gone.tsx'])).toThrow('the build has no chunk src/gone.tsx')
  })
})

describe('a figure', () => {
  it('is within its aim up to the aim itself', () => {
    expect(isWithinAim({ name: 'size', value: 120_000, unit: 'B', aim: 120_000 })).toBe(true)
    expect(isWithinAim({ name: 'size', value: 120_001, unit: 'B', aim: 120_000 })).toBe(false)
  })

  it('that is a rate has to reach its aim', () => {
    expect(isWithinAim({ name: 'frames', value: 60, unit: 'fps', aim: 60, atLeast: true })).toBe(true)
    expect(isWithinAim({ name: 'frames', value: 59, unit: 'fps', aim: 60, atLeast: true })).toBe(false)
  })

  it('is reported with its aim and verdict', () => {
    expect(lineOf({ name: 'sign-in', value: 98_765, unit: 'B', aim: 120_000 })).toMatch(
      /^sign-in +98\.8 kB +aim at most 120\.0 kB +ok$/,
    )
    expect(lineOf({ name: 'sign-in', value: 130_000, unit: 'B', aim: 120_000 })).toMatch(/over$/)
    expect(lineOf({ name: 'frames', value: 30, unit: 'fps', aim: 60, atLeast: true })).toMatch(
      /aim at least 60\.0 fps +under$/,
    )
    expect(lineOf({ name: 'verify', value: 3.21, unit: 'ms' })).toMatch(/3\.21 ms$/)
  })
})

describe('what is for development builds only', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

  it('is known by texts that it really has', () => {
    const [view, drawing] = [textOf('development/liveView/LiveView.tsx'), textOf('statecharts/session/session.en.svg')]
    expect(developmentMarks.map((mark) => [view.includes(mark), drawing.includes(mark)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('is found in any file of a build, also as a text within a script', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokhai-marks-'))
    try {
      writeFileSync(join(folder, 'clean.js'), 'const live=1')
      writeFileSync(join(folder, 'view.css'), '.live-view{}')
      writeFileSync(join(folder, 'drawing.js'), JSON.stringify('<svg class="statechart">'))
      expect(developmentFilesIn(folder)).toEqual(['drawing.js', 'view.css'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
