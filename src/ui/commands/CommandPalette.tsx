import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { Heading } from 'react-aria-components'
import { SearchIcon } from '../icons/icons.tsx'
import { DialogFrame } from '../overlay/Dialog.tsx'
import { matching, type PossibleCommand } from './command.ts'
import { CommandOptions } from './CommandOptions.tsx'
import { followOffers, offersVersion, possibleIn } from './offers.ts'
import '../form/Field.css'
import './CommandPalette.css'

export type PaletteTexts = {
  title: string
  placeholder: string
  /** What stands in the list when nothing that is possible matches. */
  empty: string
}

/** What else is found by what is typed, beside the commands. */
export type FurtherFound = {
  commands: readonly PossibleCommand[]
  /** That it is being looked for, or could not be; null where the commands say all. */
  note: ReactNode
  /** What takes the place of `empty` where nothing is found at all. */
  empty: string | null
}

const nothingFurther: FurtherFound = { commands: [], note: null, empty: null }

export type CommandPaletteProps = {
  /** The dialog whose commands are listed; null for those of the page. */
  dialog: Element | null
  texts: PaletteTexts
  fold: (text: string) => string
  onChoose: (command: PossibleCommand) => void
  onClose: () => void
  further?: FurtherFound
  onTyped?: (text: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type ChoiceOptions = Pick<CommandPaletteProps, 'dialog' | 'fold' | 'onChoose'> & {
  further: FurtherFound
  onTyped: ((text: string) => void) | undefined
}

/** The command that Enter would choose, and how typing and arrows change it. */
const useChoice = ({ dialog, fold, onChoose, further, onTyped }: ChoiceOptions) => {
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  useSyncExternalStore(followOffers, offersVersion)
  const found = [...matching(possibleIn(dialog), typed, fold), ...further.commands]
  const at = found.findIndex(({ id }) => id === activeId)
  // Until something is typed or an arrow is pressed, Enter does nothing: an Enter too many must not send anything.
  const active = found[at] ?? (typed.trim() === '' ? undefined : found[0])

  const type = (text: string) => {
    setTyped(text)
    onTyped?.(text)
    setActiveId(null)
  }
  const press = (event: KeyboardEvent) => {
    // 229 is what Safari reports for the Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) {
      if (active !== undefined) onChoose(active)
      return
    }
    const from = active === undefined ? (step > 0 ? -1 : 0) : found.indexOf(active)
    setActiveId(found.at((from + step) % found.length)?.id ?? null)
  }
  return { typed, found, active, type, press }
}

const Title = ({ children }: { readonly children: string }) => (
  <Heading className="visually-hidden" level={2} slot="title">
    {children}
  </Heading>
)

const Notes = ({ note, empty }: Pick<FurtherFound, 'note' | 'empty'>) => (
  <>
    {note !== null && <div className="ui-palette-note">{note}</div>}
    <p className="ui-palette-empty" role="status">
      {empty}
    </p>
  </>
)

/** What is possible now, found by typing and chosen by the keyboard; a chunk of its own. */
export function CommandPalette({
  dialog,
  texts,
  fold,
  onChoose,
  onClose,
  further = nothingFurther,
  onTyped,
}: CommandPaletteProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Later than autoFocus would: a dialog below takes back a focus that comes before this one is known.
  useEffect(() => input.current?.focus(), [])
  const { typed, found, active, type, press } = useChoice({ dialog, fold, onChoose, further, onTyped })
  const isEmpty = found.length === 0 && further.note === null
  return (
    <DialogFrame dismissOnOutside isOpen onOpenChange={onClose} size="palette">
      {() => (
        <>
          <Title>{texts.title}</Title>
          <div className="ui-palette-search">
            <SearchIcon />
            <input
              aria-activedescendant={active === undefined ? undefined : `${listId}${active.id}`}
              aria-autocomplete="list"
              aria-controls={found.length === 0 ? undefined : listId}
              aria-expanded={found.length > 0}
              aria-label={texts.title}
              autoComplete="off"
              className="ui-input"
              maxLength={100}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={press}
              placeholder={texts.placeholder}
              ref={input}
              role="combobox"
              spellCheck={false}
              value={typed}
            />
          </div>
          {found.length > 0 && (
            <CommandOptions active={active} commands={found} id={listId} label={texts.title} onChoose={onChoose} />
          )}
          <Notes empty={isEmpty ? (further.empty ?? texts.empty) : null} note={further.note} />
        </>
      )}
    </DialogFrame>
  )
}
