import type { Language } from '../../../charts/words/catalogue.ts'

/** Where the reader is, kept in the address so that it can be linked to: `#path=session-1f0c9a2b&lang=vi`. */
export interface Place {
  readonly language: Language
  /** Id of the opened path. */
  readonly path: string | null
}

const languages: readonly Language[] = ['vi', 'en', 'ko']

/** Reads an address' part after `#`; what it does not say is as `otherwise`. */
export const placeIn = (hash: string, otherwise: Place): Place => {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    language: languages.find((language) => language === said.get('lang')) ?? otherwise.language,
    path: said.get('path') ?? otherwise.path,
  }
}

export const hashOf = ({ language, path }: Place): string => `#${new URLSearchParams({ ...(path === null ? {} : { path }), lang: language })}`
