import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copiedCells, cellsText, isBlock } from '../../src/ui/lineGrid/clipboard.ts'
import { applyLineChange, inverseOf, setLine, together, type LineChange } from '../../src/ui/lineGrid/lineChange.ts'
import { mostSteps, withJoined, withStep, type LineHistory } from '../../src/ui/lineGrid/lineHistory.ts'
import { cellBeside, nextStop } from '../../src/ui/lineGrid/lineStops.ts'

interface Line {
  readonly id: string
  readonly code: string
  readonly amount: string
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const line = fc.record({ code: fc.string({ maxLength: 3 }), amount: fc.string({ maxLength: 3 }) })
const lines = fc
  .tuple(fc.shuffledSubarray(ids.slice(0, 5)), fc.array(line, { minLength: 5, maxLength: 5 }))
  .map(([some, values]): readonly Line[] => some.map((id, at) => ({ id, ...(values[at] ?? { code: '', amount: '' }) })))

const values = fc.oneof(
  fc.string({ maxLength: 3 }).map((code): Partial<Line> => ({ code })),
  line.map((both): Partial<Line> => both),
)
const id = fc.constantFrom(...ids)
const single: fc.Arbitrary<LineChange<Line>> = fc.oneof(
  fc.array(fc.record({ id, values }), { maxLength: 4 }).map((set): LineChange<Line> => ({ kind: 'set', lines: set })),
  fc
    .tuple(fc.nat(8), line, fc.constantFrom('x', 'y'))
    .map(([at, row, own]): LineChange<Line> => ({ kind: 'insert', at, rows: [{ id: own, ...row }] })),
  fc.uniqueArray(id, { maxLength: 5 }).map((some): LineChange<Line> => ({ kind: 'remove', ids: some })),
  fc.tuple(id, fc.nat(6)).map(([moved, to]): LineChange<Line> => ({ kind: 'move', id: moved, to })),
)
/** New lines have ids that no other line has, as the owner's have. */
const hasNewIds = (rows: readonly Line[], change: LineChange<Line>): boolean => {
  if (change.kind === 'insert') return change.rows.every((row) => rows.every((other) => other.id !== row.id))
  if (change.kind !== 'together') return true
  let now = rows
  return change.changes.every((each) => {
    const isNew = hasNewIds(now, each)
    now = applyLineChange(now, each)
    return isNew
  })
}
const anyChange = fc.oneof(
  single,
  fc.array(single, { maxLength: 4 }).map((several) => together(...several)),
)

describe('changes of lines', () => {
  it('are taken back by their inverse, and that by its own', () => {
    fc.assert(
      fc.property(lines, anyChange, (rows, change) => {
        fc.pre(hasNewIds(rows, change))
        const after = applyLineChange(rows, change)
        const back = inverseOf(rows, change)
        expect(applyLineChange(after, back)).toEqual(rows)
        expect(applyLineChange(rows, inverseOf(after, back))).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  it('leave the lines that they do not name the same objects, and the ids as they are', () => {
    const rows: readonly Line[] = ids.map((each) => ({ id: each, code: each, amount: '1' }))
    const after = applyLineChange(rows, setLine<Line>('c', { id: 'z', code: 'C' }))
    expect(after[2]).toEqual({ id: 'c', code: 'C', amount: '1' })
    expect(after.filter((row, at) => row !== rows[at])).toHaveLength(1)
  })

  it('take back one field without writing the others over what came meanwhile', () => {
    const rows: readonly Line[] = [{ id: 'a', code: 'A', amount: '1' }]
    const change = setLine<Line>('a', { code: 'B' })
    const meanwhile = applyLineChange(applyLineChange(rows, change), setLine<Line>('a', { amount: '2' }))
    expect(applyLineChange(meanwhile, inverseOf(rows, change))).toEqual([{ id: 'a', code: 'A', amount: '2' }])
  })
})

describe('the history', () => {
  const step = (number: number) => ({
    id: number,
    redo: setLine<Line>('a', { code: `${number}` }),
    undo: setLine<Line>('a', { code: `${number - 1}` }),
  })

  it('keeps the last steps and no more', () => {
    let history: LineHistory<Line> = { done: [], undone: [] }
    for (let number = 1; number <= mostSteps + 5; number += 1) history = withStep(history, step(number))
    expect(history.done.map(({ id: number }) => number)).toEqual(Array.from({ length: mostSteps }, (_, at) => at + 6))
  })

  it('takes what joins a step back before the step, and does it again behind it', () => {
    const joined = { id: 1, redo: setLine<Line>('a', { amount: '5' }), undo: setLine<Line>('a', { amount: '' }) }
    const [first] = withJoined({ done: [step(1)], undone: [] }, joined).done
    expect(first?.undo).toEqual(together(joined.undo, step(1).undo))
    expect(first?.redo).toEqual(together(step(1).redo, joined.redo))
  })
})

describe('cells on the clipboard', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'Ữ', '"', '\t', '\n', '\r\n', ' ', ',', '1', '=', '한'),
    maxLength: 8,
  })
  const block = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([height, width]) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
    )

  it('come back as they were, a thousand blocks of any cells', () => {
    fc.assert(
      fc.property(block, (cells) => {
        // One empty cell is no text at all.
        fc.pre(cells.length > 1 || cells[0]?.length !== 1 || cells[0][0] !== '')
        expect(copiedCells(`${cellsText(cells)}\r\n`)).toEqual(cells)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [
      'the last line break of Excel is no line',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a cell with a line break stands in quotes', '"Trà\nsen"\t1\r\n', [['Trà\nsen', '1']]],
    ['doubled quotes inside of quotes are one', '"a ""b""\nc"\t1', [['a "b"\nc', '1']]],
    [
      'quotes that a cell merely begins with are part of it',
      '"Ba Đình" sữa\t12\r\nx\t3\r\n',
      [
        ['"Ba Đình" sữa', '12'],
        ['x', '3'],
      ],
    ],
    [
      'a quote that nothing closes swallows no line',
      '"5 inch\t1\nb\t2',
      [
        ['"5 inch', '1'],
        ['b', '2'],
      ],
    ],
  ])('%s', (_, pasted, cells) => {
    expect(copiedCells(pasted)).toEqual(cells)
  })

  it('are a block from two cells on', () => {
    expect(['a', 'a\r\n', 'a\n', '', 'a\tb', 'a\nb', '\n\n'].map(isBlock)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('where keys lead', () => {
  it.each([
    ['from a stop to the next', { row: 0, column: 0 }, { row: 0, column: 2 }],
    ['from the last one to the next line', { row: 0, column: 2 }, { row: 1, column: 0 }],
    ['from between to the next stop behind', { row: 0, column: 1 }, { row: 0, column: 2 }],
    ['from behind all to the next line', { row: 4, column: 3 }, { row: 5, column: 0 }],
  ])('Enter %s', (_, from, to) => {
    expect(nextStop(from, [0, 2])).toEqual(to)
  })

  it('Enter visits stops in their own order', () => {
    expect(nextStop({ row: 0, column: 3 }, [3, 1])).toEqual({ row: 0, column: 1 })
    expect(nextStop({ row: 0, column: 1 }, [3, 1])).toEqual({ row: 1, column: 3 })
    expect(nextStop({ row: 0, column: 1 }, [])).toEqual({ row: 1, column: 1 })
  })

  it('Tab line by line, and nowhere beyond the ends', () => {
    const size = { rows: 2, columns: 3 }
    expect(cellBeside({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 })
    expect(cellBeside({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 })
    expect(cellBeside({ row: 1, column: 2 }, 1, size)).toBeNull()
    expect(cellBeside({ row: 0, column: 0 }, -1, size)).toBeNull()
  })
})
