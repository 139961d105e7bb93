/** What charts know of a kind of document: plain data, which decides a guard or a word and never a transition (docs/decisions/0471). */
export interface KindFacts {
  readonly key: string
  /** Whether its XML bears a number of a symbol, drawn as it is generated. */
  readonly isNumbered: boolean
  /** How sending it to the authority is called. */
  readonly verb: 'register' | 'issue'
}

/** Of the kinds that the product files: what the live view shows, and the page about kinds is written from. */
export const kinds = {
  declaration: { key: 'declaration', isNumbered: false, verb: 'register' },
  pitCertificate: { key: 'pit-certificate', isNumbered: true, verb: 'issue' },
  invoice: { key: 'invoice', isNumbered: true, verb: 'issue' },
  errorNotice: { key: 'error-notice', isNumbered: false, verb: 'register' },
} as const satisfies Readonly<Record<string, KindFacts>>

export const kindKeys: readonly string[] = Object.values(kinds).map(({ key }) => key)
