import { msg } from '@lingui/core/macro'

/** What the tax authority has decided, once a declaration is sent. */
export const decisionTitles = {
  accepted: msg`The tax authority has accepted this declaration`,
  refused: msg`The tax authority has refused this declaration`,
  rejected: msg`The tax authority has rejected this declaration`,
  lapsed: msg`This declaration has lapsed: nobody confirmed it in time`,
} as const
