import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureTexts } from '../failures/knownTexts.ts'

/** Why a form with a picture cannot be saved. */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  image_is_being_sent: msg`The picture is still being sent: wait, or cancel it`,
  image_was_not_sent: msg`The picture was not sent: send it again, or keep the former one`,
  image_is_unknown: msg`This picture cannot be used: choose it again`,
}

/** Why a picture is not taken, by the server, or before it is sent. */
export const imageRefusals = {
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
} as const satisfies FailureTexts['refusals']

/** Why a form with a picture, or a picture, is not taken by the server. */
export const failureTexts: FailureTexts = {
  refusals: imageRefusals,
  field: (code) => fields[code] ?? null,
}
