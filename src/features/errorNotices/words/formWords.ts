import { msg } from '@lingui/core/macro'
import type { FormWords } from '../../../documents/form/formWords.ts'

export const formWords: FormWords = {
  titles: { create: msg`New error notice`, view: msg`Error notice`, edit: msg`Edit the error notice` },
  group: msg`Error notice`,
  copy: msg`Copy to a new error notice`,
  send: { kept: msg`Send`, filled: msg`Send` },
  isBeingSent: msg`Wait until the error notice is sent`,
  saved: msg`The error notice is saved`,
  standing: msg`Where this error notice stands`,
  replaces: msg`Saving or sending takes the place of the old draft. To keep both, close this form and copy the draft to a new notice instead.`,
  askForRight: msg`Ask an administrator of your company for the permission. The list of error notices can be read without it.`,
}
