import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart, type Part } from '../part/part.ts'
import { useKeyDown } from '../useKeyDown.ts'
import type { CommandPaletteProps, PaletteTexts } from './CommandPalette.tsx'
import { possibleIn, topDialog } from './offers.ts'
import type { PossibleCommand } from './command.ts'

const plainPalette = createPart(async () => (await import('./CommandPalette.tsx')).CommandPalette)

type Opened = { dialog: Element | null; focused: Element | null }

type CommandKeyProps = {
  texts: PaletteTexts
  /** Takes away what the search ignores, such as case and diacritics. */
  fold: (text: string) => string
  /** A palette that finds more than commands. */
  palette?: Part<ComponentType<CommandPaletteProps>>
}

// A Korean keyboard names the letter that lies on the key; an English one with another layout names the K that lies elsewhere.
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')

/**
 * Opens and closes the command palette with Ctrl+K (⌘K), over the page and over every dialog that offers commands. Over any other,
 * which asks something, the key does nothing. What is chosen is done when the palette is gone and the focus is where it was.
 */
export function CommandKey({ texts, fold, palette = plainPalette }: CommandKeyProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const press = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    event.preventDefault()
    if (event.repeat) return
    const dialog = topDialog()
    if (opened !== null) setOpened(null)
    else if (possibleIn(dialog).length > 0) setOpened({ dialog, focused: document.activeElement })
  }
  useKeyDown(press, { beforeDialogs: true })
  if (opened === null) return null
  const choose = (command: PossibleCommand) => {
    flushSync(() => setOpened(null))
    if (opened.focused instanceof HTMLElement && opened.focused.isConnected) opened.focused.focus()
    command.run()
  }
  return (
    <LazyPart of={palette} onLeave={() => setOpened(null)}>
      {(Palette) => (
        <Palette dialog={opened.dialog} fold={fold} onChoose={choose} onClose={() => setOpened(null)} texts={texts} />
      )}
    </LazyPart>
  )
}
