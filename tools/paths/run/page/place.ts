import { isLocale, type Locale } from '../../../../src/domain/locale.ts'

/** Where the reader is, kept in the address so that it can be linked to: `#path=tokenSigning-a6a38c7d&lang=vi`. */
export interface Place {
  readonly language: Locale
  /** Id of the opened path. */
  readonly path: string | null
}

/** Reads an address' part after `#`; what it does not say is as `otherwise`. */
export const placeIn = (hash: string, otherwise: Place): Place => {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const language = said.get('lang')
  return {
    language: isLocale(language) ? language : otherwise.language,
    path: said.get('path') ?? otherwise.path,
  }
}

export const hashOf = ({ language, path }: Place): string =>
  `#${new URLSearchParams({ ...(path === null ? {} : { path }), lang: language })}`
