import { msg } from '@lingui/core/macro'
import type { FormWords } from '../../../documents/form/formWords.ts'

export const formWords: FormWords = {
  titles: { create: msg`New PIT certificate`, view: msg`PIT certificate`, edit: msg`Edit the PIT certificate` },
  group: msg`PIT certificate`,
  copy: msg`Copy to a new PIT certificate`,
  send: { kept: msg`Issue`, filled: msg`Issue` },
  isBeingSent: msg`Wait until the PIT certificate is issued`,
  saved: msg`The PIT certificate is saved`,
  standing: msg`Where this PIT certificate stands`,
  replaces: msg`Saving or issuing takes the place of the old draft. To keep both, close this form and copy the draft to a new certificate instead.`,
  askForRight: msg`Ask an administrator of your company for the permission. The list of PIT certificates can be read without it.`,
}
