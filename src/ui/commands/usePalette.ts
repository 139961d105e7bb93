import { useMemo, useState } from 'react'
import { possibleIn, topDialog } from './offers.ts'

/** Where the palette was opened: over which dialog, null for the page, and what had the focus. */
export type PalettePlace = { dialog: Element | null; focused: Element | null }

export type Palette = {
  /** Null while it is closed. */
  place: PalettePlace | null
  /** Opens it over what lies on top; nothing happens where that offers no command. */
  open: () => void
  close: () => void
}

/** Whether the command palette is open: for the key (`CommandKey`) and for buttons that open it too. */
export function usePalette(): Palette {
  const [place, setPlace] = useState<PalettePlace | null>(null)
  const ways = useMemo(
    () => ({
      open: () => {
        const dialog = topDialog()
        if (possibleIn(dialog).length > 0) setPlace({ dialog, focused: document.activeElement })
      },
      close: () => setPlace(null),
    }),
    [],
  )
  return { place, ...ways }
}
