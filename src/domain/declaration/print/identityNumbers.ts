import type { DeclarationValues } from '../values.ts'

/** The legal representative's papers, as the forms have one line for them. */
export const identityNumbers = ({ rppr_cid, rppr_passport }: DeclarationValues<'eInvoice'>): string =>
  [rppr_cid, rppr_passport].filter((number) => number !== '').join(' / ')
