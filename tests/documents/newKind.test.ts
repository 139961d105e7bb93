import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readGraph } from '../../tools/check/walls/graph.ts'
import { kinds, knowersOf } from '../../tools/check/walls/kinds.ts'

const root = join(import.meta.dirname, '../..')
const files = readGraph(root, ['src', 'server', 'agent', 'signing'])
const [declarations] = kinds

/** Files outside of the kind's own that write one of the codes. */
const namedIn = (codes: RegExp): readonly string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => declarations?.own.some((beginning) => path.startsWith(beginning)) === false)
    .filter((path) => codes.test(readFileSync(join(root, path), 'utf8')))

/** Files that exist and a further kind of documents changes, as the kind that there is shows (docs/new-kind.md). */
describe('a further kind of documents', () => {
  it.each(kinds)('is taken in by four files at most: $own.0', ({ own, takenInBy, askedBy }) => {
    const knowing = knowersOf({ own }, files).map(({ path }) => path)
    expect(knowing.toSorted()).toEqual([...takenInBy, ...askedBy].toSorted())
    const ofCharts = namedIn(/key: 'declaration', isNumbered/)
    expect(ofCharts).toEqual(['src/machines/kinds.ts'])
    expect([...takenInBy, ...ofCharts].length).toBeLessThanOrEqual(4)
  })

  it('names permissions of its own where all permissions stand, and nowhere else', () => {
    expect(namedIn(/'declaration\.(?:new|make|send|delete)'/)).toEqual([
      // People of the demo.
      'server/areas/users/demo/rows.ts',
      'src/domain/session.ts',
      // Whether a declaration is offered once a certificate is registered.
      'src/features/digitalSignatures/rights.ts',
    ])
  })

  it('names notifications of its own in its own folders alone', () => {
    const notifications = /'declaration\.(?:accepted|refused|rejected|lapsing|lapsed)'/
    expect(namedIn(notifications)).toEqual([])
    expect(files.filter(({ path }) => notifications.test(readFileSync(join(root, path), 'utf8')))).not.toEqual([])
  })
})
