/**
 * Why a file is not taken in as an invoice of another system: of its text, of what it says, of its signature, and of what there is already.
 * `incomplete` names the first element that is missing or wrong.
 */
export const foreignProblems = [
  'empty',
  'too_large',
  'damaged',
  'not_utf8',
  'forbidden_markup',
  'not_xml',
  'not_an_invoice',
  'unknown_version',
  'unknown_form',
  'incomplete',
  'stranger',
  'not_signed',
  'changed',
  'unknown_signature',
  'other_certificate',
  'unfit_certificate',
  'own',
  'known',
] as const
export type ForeignProblem = (typeof foreignProblems)[number]

/** What holds of the signature of one that is kept: everything, or all but that its certificate comes from an authority that the server knows. */
export const foreignSignatures = ['valid', 'unknown_issuer'] as const
export type ForeignSignature = (typeof foreignSignatures)[number]

/** Files of one upload, bytes of each, and bytes of all together as they are unpacked. */
export const foreignLimits = {
  files: 1000,
  each: 1024 * 1024,
  all: 64 * 1024 * 1024,
  upload: 20 * 1024 * 1024,
} as const
