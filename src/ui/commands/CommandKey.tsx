import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart, type Part } from '../part/part.ts'
import { useKeyDown } from '../useKeyDown.ts'
import type { CommandPaletteProps, PaletteTexts } from './CommandPalette.tsx'
import type { PossibleCommand } from './command.ts'
import type { Palette } from './usePalette.ts'

const plainPalette = createPart(async () => (await import('./CommandPalette.tsx')).CommandPalette)

type CommandKeyProps = {
  texts: PaletteTexts
  /** Takes away what the search ignores, such as case and diacritics. */
  fold: (text: string) => string
  /** A palette that finds more than commands. */
  part?: Part<ComponentType<CommandPaletteProps>>
  palette: Palette
}

// A Korean keyboard names the letter that lies on the key; an English one with another layout names the K that lies elsewhere.
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')

/**
 * Opens and closes the command palette with Ctrl+K (⌘K), over the page and over every dialog that offers commands. Over any other,
 * which asks something, the key does nothing. What is chosen is done when the palette is gone and the focus is where it was.
 */
export function CommandKey({ texts, fold, part = plainPalette, palette: { place, open, close } }: CommandKeyProps) {
  const press = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    event.preventDefault()
    if (event.repeat) return
    if (place === null) open()
    else close()
  }
  useKeyDown(press, { beforeDialogs: true })
  if (place === null) return null
  const choose = (command: PossibleCommand) => {
    flushSync(close)
    if (place.focused instanceof HTMLElement && place.focused.isConnected) place.focused.focus()
    command.run()
  }
  return (
    <LazyPart of={part} onLeave={close}>
      {(CommandPalette) => (
        <CommandPalette dialog={place.dialog} fold={fold} onChoose={choose} onClose={close} texts={texts} />
      )}
    </LazyPart>
  )
}
