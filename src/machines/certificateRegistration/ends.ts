/** How registering a certificate ends in every way to add one, but for giving up: each way forgets something else. */
export const ends = {
  finished: { type: 'final', description: 'The certificate is registered, and the list shows it.' },
  leftForDeclaration: {
    type: 'final',
    description: 'The certificate is registered, and the user declares it to the tax authority.',
    entry: 'markToDeclaration',
  },
  leftForExisting: {
    type: 'final',
    description: 'The user looks at the certificate that is registered already.',
    meta: { seed: ['000-4-21'] },
    entry: 'markToExisting',
  },
  postponed: {
    type: 'final',
    description: 'The user leaves before it is known whether the certificate was registered.',
    entry: 'markPostponed',
  },
} as const
