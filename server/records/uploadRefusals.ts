import type { RefusalTexts } from '../refusals.ts'

export const uploadRefusals: RefusalTexts = {
  'upload.changed': [409, 'Something else was uploaded under this key'],
}
