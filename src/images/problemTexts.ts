import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../failures/failureText.ts'
import { imageRefusals } from './failureTexts.ts'
import type { ReadProblem } from './readPicture.ts'

const unusable = (text: MessageDescriptor): FailureMessage => ({
  title: imageRefusals['image.notReadable'].title,
  text,
})

/** Why a chosen file is not sent at all: what it is, and what to do about it. */
export const problemTexts: Readonly<Record<ReadProblem, FailureMessage>> = {
  'image.tooLarge': imageRefusals['image.tooLarge'],
  'image.notReadable': imageRefusals['image.notReadable'],
  'image.heic': unusable(
    msg`It is a photo from a phone in the format HEIC. Save it as JPG on the phone or with a program for pictures, and choose that file.`,
  ),
  'image.webp': unusable(
    msg`It is a picture in the format WebP, as web pages have them. Open it in a program for pictures, save it as PNG or JPG and choose that file.`,
  ),
  'image.pdf': unusable(msg`It is a PDF document. Save the page as a PNG or JPG picture and choose that file.`),
  'image.damaged': unusable(
    msg`The picture is damaged or incomplete. Download or copy it again, or save it anew in a program for pictures, and choose that file.`,
  ),
  'image.empty': unusable(msg`The file is empty, it has no content at all. Download or copy it again and choose it.`),
}
