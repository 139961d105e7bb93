/** One entry of a .po file: what stands before the translation, its message with its context, and the translation as it is written. */
const entry = /((?:^msgctxt [^]*?)?^msgid [^]*?)(^msgstr (?:".*"\n?)+)/gm
const isEmpty = (translation: string): boolean => translation.trim() === 'msgstr ""'

/** The translations of a .po file as they are written, by the message as it is written. Untranslated ones are left out. */
export const translationsOf = (po: string): ReadonlyMap<string, string> =>
  new Map(
    [...po.matchAll(entry)].flatMap(([, message = '', translation = '']) =>
      isEmpty(translation) ? [] : [[message, translation]],
    ),
  )

/** The .po file with every missing translation that is known. */
export const filled = (po: string, translationOf: (message: string) => string | undefined): string =>
  po.replace(entry, (whole, message: string, translation: string) => {
    const known = isEmpty(translation) ? translationOf(message) : undefined
    return known === undefined ? whole : `${message}${known.trimEnd()}\n`
  })
