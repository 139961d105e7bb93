import { msg } from '@lingui/core/macro'
import type { FormWords } from '../../../documents/form/formWords.ts'

export const formWords: FormWords = {
  titles: { create: msg`New declaration`, view: msg`Declaration`, edit: msg`Correct the declaration` },
  group: msg`Declaration`,
  copy: msg`Copy to a new declaration`,
  send: { kept: msg`Send`, filled: msg`Generate and send` },
  isBeingSent: msg`Wait until the declaration is sent`,
  saved: msg`Save declaration success`,
  standing: msg`Where this declaration stands`,
  replaces: msg`Saving or sending takes the place of the old draft. To keep both, close this form and copy the draft to a new declaration instead.`,
  askForRight: msg`Ask an administrator of your company for the permission. The declarations in the list can be read without it.`,
}
