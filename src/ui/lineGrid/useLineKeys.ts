import type { KeyboardEvent, RefObject } from 'react'
import { destination, reveal, rowsPerPage } from '../table/gridNavigation.ts'
import type { LineRow } from './lineChange.ts'
import type { LineGridProps } from './lineGridProps.ts'
import { lineCommand, type LineCommand } from './lineKeys.ts'
import { cellBeside, nextStop } from './lineStops.ts'
import { breakLine, isComposing, isField, typingState } from './typing.ts'
import { useKept } from './useKept.ts'
import type { LineEdits } from './useLineEdits.ts'
import type { LinePlace } from './useLinePlace.ts'

interface KeyOptions<Row extends LineRow> {
  readonly props: LineGridProps<Row>
  readonly place: LinePlace
  readonly edits: LineEdits<Row>
  readonly scroller: RefObject<HTMLDivElement | null>
  /** In px. */
  readonly rowHeight: number
}

type Walk = Extract<LineCommand, { kind: 'walk' }>
type Field = HTMLInputElement | HTMLTextAreaElement

const changing: ReadonlySet<LineCommand['kind']> = new Set([
  'removeLines',
  'insertLine',
  'moveLine',
  'copyDown',
  'undo',
  'redo',
  'empty',
])

/** Where keys lead from the active cell. */
function useMoves<Row extends LineRow>({ props, place, edits, scroller, rowHeight }: KeyOptions<Row>) {
  const { lines, columns, stops } = props
  const { active } = place
  const extent = { rows: lines.rows.length, columns: columns.length }
  const walk = ({ key, isControl, isExtending }: Walk) => {
    const from = isExtending ? place.end : active
    const size = { ...extent, rowsPerPage: rowsPerPage(scroller.current, rowHeight) }
    const to = destination(from, key, isControl, size)
    if (to === null) return
    const inside = { ...to, row: Math.max(0, to.row) }
    if (scroller.current !== null) reveal(scroller.current, inside.row, rowHeight)
    if (isExtending) return place.select(inside)
    edits.commit()
    place.go(inside)
  }
  /** Answers false where the grid ends. */
  const goBeside = (by: 1 | -1): boolean => {
    const to = cellBeside(active, by, extent)
    edits.commit()
    if (to !== null) place.go(to)
    return to !== null
  }
  const goOn = () => {
    const places = stops.map((stop) => columns.findIndex(({ key }) => key === stop))
    const next = nextStop(active, places)
    edits.commit()
    if (next.row < extent.rows) place.go(next)
    else if (props.isReadOnly !== true) edits.insertLine(next.row, next.column)
  }
  return { walk, goBeside, goOn }
}

type Pressed<Row extends LineRow> = KeyOptions<Row> & {
  readonly moves: ReturnType<typeof useMoves<Row>>
  readonly field: Field
  /** Whether the key before asked to leave: else one would have to go through every cell with Tab. */
  readonly wasLeaving: boolean
  readonly leave: () => void
}

/** Takes back what is typed, then what is selected; else the next Tab leaves the grid. */
const escape = <Row extends LineRow>({ props, place, edits, field, leave }: Pressed<Row>): boolean => {
  const { row, column } = place.active
  if (edits.draft.get() !== null) {
    edits.giveUp()
    const [line, shown] = [props.lines.rows[row], props.columns[column]]
    if (line !== undefined && shown !== undefined) field.value = shown.show(line)
    field.select()
    return true
  }
  if (place.isRange) place.select(null)
  else leave()
  return place.isRange
}

/** Does what a key asks for. Answers whether it is used up. */
const perform = <Row extends LineRow>(command: LineCommand, pressed: Pressed<Row>): boolean => {
  const { place, edits, moves, field, wasLeaving } = pressed
  const { active, range } = place
  switch (command.kind) {
    case 'walk':
      moves.walk(command)
      return true
    case 'tab':
      if (!wasLeaving) return moves.goBeside(command.by)
      edits.commit()
      return false
    case 'enter':
      moves.goOn()
      return true
    case 'edit':
      field.setSelectionRange(field.value.length, field.value.length)
      return true
    case 'escape':
      return escape(pressed)
    case 'moveLine':
      edits.moveLine(active.row, command.by)
      return true
    case 'insertLine':
      edits.insertLine(active.row)
      return true
    case 'removeLines':
      edits.removeLines(range.top, range.bottom)
      return true
    case 'copyDown':
      edits.copyDown()
      return true
    case 'empty':
      if (place.isRange) edits.empty()
      return place.isRange
    case 'selectAll':
      edits.commit()
      place.selectAll()
      return true
    case 'undo':
    case 'redo':
      // While a text is typed, the browser takes its letters back.
      if (edits.draft.get() !== null) return false
      edits[command.kind]()
      return true
  }
}

/** The keys of a line grid; those of the text in the cell stay its own. */
export function useLineKeys<Row extends LineRow>(options: KeyOptions<Row>) {
  const moves = useMoves(options)
  const isLeaving = useKept(false)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target: field, key, shiftKey: isShift, altKey: isAlt } = event
    if (!isField(field) || isComposing(event) || event.defaultPrevented) return
    const wasLeaving = isLeaving.get()
    if (key !== 'Shift') isLeaving.set(false)
    const isControl = event.ctrlKey || event.metaKey
    if (isAlt && key === 'Enter' && field instanceof HTMLTextAreaElement && !field.readOnly) breakLine(field)
    else {
      const command = lineCommand({ key, isControl, isShift, isAlt }, typingState(field))
      if (command === null) return
      const isKept = options.props.isReadOnly === true && changing.has(command.kind)
      const pressed = { ...options, moves, field, wasLeaving, leave: () => isLeaving.set(true) }
      if (!isKept && !perform(command, pressed)) return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return { onKeyDown, goOn: moves.goOn, goBeside: moves.goBeside }
}
