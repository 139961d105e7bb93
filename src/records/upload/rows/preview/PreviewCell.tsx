import { useLingui } from '@lingui/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { UploadedList } from '../uploadedList.ts'
import type { CellNote } from './cellNotes.ts'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly cell: string
  readonly field: Field
  readonly text: string
  readonly note: CellNote
  readonly isEdited: boolean
  /** Whether it is the one in the tab order. */
  readonly isStop: boolean
  readonly onEdit: (cell: string | null) => void
  readonly onCommit: (typed: string) => void
}

const isTyped = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !altKey && !metaKey

/** How a cell is edited: begun by a key or a double click, left with what was typed, or without it. */
const useTyping = (shown: string, { cell, isEdited, onEdit, onCommit }: Omit<Props<string>, 'list' | 'field'>) => {
  const [draft, setDraft] = useState('')
  const begin = (typed: string): void => {
    setDraft(typed)
    onEdit(cell)
  }
  const press = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    if (isEdited) return
    const opens = event.key === 'Enter' || event.key === 'F2'
    if (!opens && !isTyped(event) && event.key !== 'Delete') return
    event.preventDefault()
    if (event.key === 'Delete') onCommit('')
    else begin(opens ? shown : event.key)
  }
  const leave = (isKept: boolean, cellElement: HTMLElement | null): void => {
    onEdit(null)
    if (isKept && draft !== shown) onCommit(draft)
    cellElement?.focus()
  }
  return { draft, setDraft, begin, press, leave }
}

/** A cell: read, and edited in place by Enter, F2, a double click or typing; Escape takes the typing back. */
export const PreviewCell = <Field extends string>({ list, field, ...shownCell }: Props<Field>) => {
  const { cell, text, note, isEdited, isStop } = shownCell
  const { i18n } = useLingui()
  const { heading, isAmount } = list.columns[field]
  const named = list.named(field, text)
  const shown = named === null ? list.rules.shown(field, text) : i18n._(named)
  const { draft, setDraft, begin, press, leave } = useTyping(shown, shownCell)
  return (
    <td
      aria-description={note.text === note.fault ? undefined : note.text}
      aria-invalid={note.state === 'error' || undefined}
      data-amount={isAmount}
      data-cell={cell}
      data-field={field}
      data-state={note.state ?? undefined}
      onDoubleClick={() => begin(shown)}
      onKeyDown={press}
      tabIndex={isStop ? 0 : -1}
      title={note.text === '' ? shown : note.text}
    >
      {isEdited ? (
        <CellInput draft={draft} label={i18n._(heading)} onDraft={setDraft} onLeave={leave} />
      ) : note.fault === '' ? (
        shown
      ) : (
        <>
          <span className="preview-value">{shown}</span>
          <span className="preview-fault" title={note.text}>
            {note.fault}
          </span>
        </>
      )}
    </td>
  )
}

interface InputProps {
  readonly label: string
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onLeave: (isKept: boolean, cell: HTMLElement | null) => void
}

const CellInput = ({ label, draft, onDraft, onLeave }: InputProps) => {
  const isLeft = useRef(false)
  // A key leads the focus back to the cell, which blurs the field: it is left once.
  const leave: InputProps['onLeave'] = (isKept, cell) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(isKept, cell)
  }
  return (
    <input
      aria-label={label}
      // The cell that is edited has had the focus.
      autoFocus
      onBlur={() => leave(true, null)}
      onChange={(event) => onDraft(event.currentTarget.value)}
      onKeyDown={(event) => {
        if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        leave(event.key === 'Enter', event.currentTarget.closest('td'))
      }}
      value={draft}
    />
  )
}
