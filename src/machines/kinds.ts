export const kindKeys = ['declaration', 'invoice', 'deliveryNote', 'pitCertificate', 'errorNotice'] as const

/**
 * What charts know of a kind of document: plain data, which decides a guard or a word and never a transition (docs/decisions/0471). A kind
 * that is added gets an entry in `kinds`, and nothing else in a chart.
 */
export interface KindFacts {
  readonly key: (typeof kindKeys)[number]
  /** Whether its XML bears a number of a symbol, drawn as it is generated. */
  readonly isNumbered: boolean
  /** How sending it to the authority is called. */
  readonly verb: 'register' | 'issue'
}

/** Of the kinds that the product files. */
export const kinds = {
  declaration: { key: 'declaration', isNumbered: false, verb: 'register' },
} as const satisfies Partial<Record<KindFacts['key'], KindFacts>>
