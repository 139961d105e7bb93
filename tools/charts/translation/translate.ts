import type { TextKind } from './texts.ts'

/** Gives an English text of a chart in the reader's language. */
export type Translate = (kind: TextKind, text: string) => string

/** Translations by `kind: English text`; plain JSON, so that a page can carry it. */
export type Catalogue = Readonly<Record<string, string>>

export const catalogueKey = (kind: string, text: string): string => `${kind}: ${text}`

export const inEnglish: Translate = (_, text) => text

/** Falls back to English for a text that the catalogue does not have. @param mark stands behind such a text */
export const translateBy =
  (catalogue: Catalogue, mark = ''): Translate =>
  (kind, text) =>
    catalogue[catalogueKey(kind, text)] || [text, mark].filter((part) => part !== '').join(' ')
