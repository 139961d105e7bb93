import type { StateView } from '../browser/stateView.ts'

/** What the form of a kind of documents says and offers, where it differs from others. */
export interface FormSaid {
  readonly titles: Readonly<Record<'create' | 'view' | 'edit', string>>
  readonly sections: readonly string[]
  /** Buttons that close the form. */
  readonly close: readonly string[]
  readonly send: Readonly<Record<'kept' | 'filled', string>>
  readonly copy: string
  /** Buttons while it is filled in, beside those that save, send and close it. */
  readonly filling: Pick<StateView, 'open' | 'closed'>
  /** Buttons that are there while nothing can be typed, beside the same. */
  readonly reading: Pick<StateView, 'open' | 'closed'>
  /** The same while the form works. */
  readonly working: Pick<StateView, 'open' | 'closed'>
  /** What leads to a print of what is filled in, of what is kept, and of what was refused. */
  readonly prints: Readonly<Record<'filled' | 'kept' | 'refused', readonly string[]>>
  /** What the summary of refused fields says. */
  readonly refusedField: string
  /** What the submission says first: of the fields as they stand, and of what is kept. */
  readonly submission: { readonly title: string; readonly reading: string }
}

export const declarationFormSaid: FormSaid = {
  titles: { create: 'New declaration', view: 'Declaration', edit: 'Correct the declaration' },
  sections: [
    'Declaration information',
    'Legal representative',
    'Usage form',
    'Providers and units',
    'Digital certificates',
    'Preview',
  ],
  close: ['Close', 'Close'],
  send: { kept: 'Send', filled: 'Generate and send' },
  copy: 'Copy to a new declaration',
  filling: {
    open: [
      'Choose',
      'Add row',
      'Add a service provider',
      'Add a transmission unit',
      'Add a dependent unit',
      'Add an authorised unit',
      'Show suggestions Nationality',
      'Open calendar: Register date',
      'Open calendar: Date of birth',
    ],
    closed: ['Remove certificate 1'],
  },
  reading: { open: [], closed: ['Show suggestions Nationality'] },
  working: { open: [], closed: ['Show suggestions Nationality'] },
  prints: { filled: [], kept: ['Show the printed form', 'Preview'], refused: [] },
  refusedField: 'Contact e-mail: This is not an e-mail address',
  submission: { title: 'Send the declaration', reading: 'Reading the declaration' },
}

export const invoiceFormSaid: FormSaid = {
  titles: { create: 'New e-invoice', view: 'E-invoice', edit: 'Edit the e-invoice' },
  sections: ['Invoice', 'Buyer', 'Goods and services', 'Fees, reductions, shop', 'Sending and notes'],
  close: ['Close'],
  send: { kept: 'Issue', filled: 'Issue' },
  copy: 'Copy to a new document',
  filling: {
    open: [
      'Open calendar: Date of the invoice',
      'Personal ID, passport, budget unit, bank',
      'Line 1',
      'Add a line',
      'Add a fee',
      'Show suggestions Shop',
      'Open calendar: Day of the list of goods',
    ],
    closed: [],
  },
  reading: { open: ['Personal ID, passport, budget unit, bank', 'Line 1'], closed: ['Show suggestions Shop'] },
  working: { open: ['Personal ID, passport, budget unit, bank', 'Line 1'], closed: ['Show suggestions Shop'] },
  prints: { filled: ['Preview'], kept: ['Preview'], refused: [] },
  refusedField: "Buyer's e-mail: This is not an e-mail address",
  submission: { title: 'Issue the e-invoice', reading: 'Reading the document' },
}
