import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { CellPopover } from './CellPopover.tsx'
import type { LineRow } from './lineChange.ts'
import type { LineChoice, LineColumn, LineRemark } from './lineColumn.ts'
import { isEdited } from './lineColumn.ts'
import { choiceId, LineChoices } from './LineChoices.tsx'
import { useLineGridTexts } from './lineGridTexts.ts'
import { isComposing } from './typing.ts'
import type { Kept } from './useKept.ts'
import { useLineLookup } from './useLineLookup.ts'

interface LineEditorProps<Row extends LineRow> {
  readonly column: LineColumn<Row>
  readonly row: Row
  /** From 1. */
  readonly line: number
  readonly remark: LineRemark | undefined
  /** Id of the text of the remark. */
  readonly remarkId: string
  readonly isReadOnly: boolean
  readonly draft: Kept<string | null>
  readonly wantsFocus: Kept<boolean>
  /** Another number each time that the cell is gone to. */
  readonly visit: number
  readonly onType: (text: string) => void
  /** @param goesOn as the key does that takes the choice */
  readonly onChoose: (choice: LineChoice<Row>, goesOn: 'enter' | 'tab') => void
}

interface FieldText extends Pick<LineEditorProps<LineRow>, 'draft' | 'wantsFocus' | 'visit'> {
  readonly text: string
}

/** Keys of the open list, and those that open it; answers whether it was one. */
const pressInList = <Row extends LineRow>(
  event: KeyboardEvent<HTMLElement>,
  { shown, chosen, ...lookup }: ReturnType<typeof useLineLookup<Row>>,
  { draft, onChoose }: Pick<LineEditorProps<Row>, 'draft' | 'onChoose'>,
): boolean => {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event
  if (lookup.isOffered && (key === 'F9' || (altKey && !shiftKey && key === 'ArrowDown'))) {
    lookup.ask(draft.get() ?? '', true)
    return true
  }
  if (shown === null || altKey || ctrlKey || metaKey) return false
  if (key === 'Escape') lookup.close()
  else if (shown.choices.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp'))
    lookup.step(key === 'ArrowUp' ? -1 : 1)
  else if (chosen !== undefined && !shiftKey && (key === 'Enter' || key === 'Tab'))
    onChoose(chosen, key === 'Enter' ? 'enter' : 'tab')
  else return false
  return true
}

/** Takes the focus when the cell is gone to, and shows the value while nothing is typed. */
function useFieldText({ text, draft, wantsFocus, visit }: FieldText) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (field.current === null || !wantsFocus.get()) return
    field.current.focus({ preventScroll: true })
    field.current.select()
    // A long text reaches over the lines below.
    field.current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [wantsFocus, visit])
  useLayoutEffect(() => {
    const input = field.current
    if (input === null || draft.get() !== null || input.value === text) return
    input.value = text
    if (document.activeElement === input) input.select()
  })
  return field
}

/**
 * The field that stands in the active cell and has the focus, its text selected: the first key of any keyboard, with or without
 * composition, falls into it. Its text is its own while it is typed; nothing is ever completed in it.
 */
export function LineEditor<Row extends LineRow>(props: LineEditorProps<Row>) {
  const { column, row, remark } = props
  const texts = useLineGridTexts()
  const listId = useId()
  const lookup = useLineLookup(column, row, props.isReadOnly)
  const { shown, chosen } = lookup
  const text = column.show(row)
  const field = useFieldText({ ...props, text })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.defaultPrevented || !pressInList(event, lookup, props)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const Field = column.kind === 'longText' ? 'textarea' : 'input'
  return (
    <>
      <Field
        {...(lookup.isOffered && comboBox(listId, shown !== null, chosen?.id))}
        aria-describedby={remark === undefined ? undefined : props.remarkId}
        aria-invalid={remark?.tone === 'issue' || undefined}
        aria-label={texts.cell(column.header, props.line)}
        autoCapitalize="off"
        autoComplete="off"
        className="ui-lines-field"
        data-align={column.align}
        defaultValue={text}
        inputMode={column.kind === 'amount' ? 'decimal' : undefined}
        maxLength={isEdited(column) ? column.maxLength : undefined}
        onBlur={lookup.close}
        onChange={(event) => {
          props.onType(event.currentTarget.value)
          lookup.ask(event.currentTarget.value, false)
        }}
        onKeyDown={press}
        readOnly={props.isReadOnly || column.kind === 'computed'}
        ref={field}
        spellCheck={false}
      />
      <Below listId={listId} lookup={lookup} {...props} />
    </>
  )
}

const comboBox = (list: string, isOpen: boolean, chosen: string | undefined) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': chosen === undefined ? undefined : choiceId(list, chosen),
  }) as const

interface BelowProps<Row extends LineRow> extends Pick<LineEditorProps<Row>, 'column' | 'remark' | 'onChoose'> {
  readonly listId: string
  readonly lookup: ReturnType<typeof useLineLookup<Row>>
}

/** What is wrong with the cell, and what can be chosen for it. */
function Below<Row extends LineRow>({ column, remark, listId, lookup, onChoose }: BelowProps<Row>) {
  const texts = useLineGridTexts()
  const { shown, chosen } = lookup
  if (remark === undefined && shown === null) return null
  return (
    <CellPopover>
      {remark !== undefined && <Note remark={remark} />}
      {shown !== null && (
        <LineChoices
          choices={shown.choices}
          chosen={chosen}
          id={listId}
          label={texts.choices(column.header)}
          onChoose={(choice) => onChoose(choice, 'enter')}
        />
      )}
    </CellPopover>
  )
}

// A screen reader hears the same text as the description of the field.
const Note = ({ remark }: { readonly remark: LineRemark }) => (
  <p aria-hidden="true" className="ui-lines-note" data-tone={remark.tone}>
    {remark.text}
  </p>
)
