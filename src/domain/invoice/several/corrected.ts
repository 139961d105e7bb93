/** What names one of several invoices that another one corrects, as it is printed on it. */
export const namingFields = ['form_no_ref', 'serial_no_ref', 'inv_no_ref', 'inv_date_ref'] as const
export type CorrectedInvoice = { [Field in (typeof namingFields)[number]]: string }

/** The latest of their days: by its law they are taxed (`inv_date_ref` of the invoice that corrects them); empty where there are none. */
export const latestOf = (corrected: readonly Pick<CorrectedInvoice, 'inv_date_ref'>[]): string =>
  corrected
    .map(({ inv_date_ref: day }) => day)
    .toSorted()
    .at(-1) ?? ''

/** Invoices that one invoice corrects at most: as many as the list of one page of the browser names. */
export const mostCorrected = 100
