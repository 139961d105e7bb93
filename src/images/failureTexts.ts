import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../failures/knownTexts.ts'

/** Why the server does not take a picture. */
export const failureTexts: FailureTexts = {
  refusals: {
    'image.tooLarge': {
      title: msg`The picture is too large`,
      text: msg`Choose a smaller file, or cut the picture: the limit stands beside the field.`,
    },
    'image.notReadable': {
      title: msg`This file is not a picture that can be used`,
      text: msg`Choose a JPG or PNG file. If it is one, it may be damaged: open it in another program, save it again and choose that file.`,
    },
    'image.tooManyPixels': {
      title: msg`The picture has too many pixels`,
      text: msg`Make it smaller, for example 2000 pixels wide, and choose it again.`,
    },
  },
}
