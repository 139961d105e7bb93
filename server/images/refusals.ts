import type { RefusalTexts } from '../refusals.ts'

export const imageRefusals: RefusalTexts = {
  'image.tooLarge': [413, 'The picture is larger than allowed'],
  'image.notReadable': [422, 'The file is not a JPG or PNG picture, or it is damaged'],
  'image.tooManyPixels': [422, 'The picture has more than 16.7 million pixels'],
}
