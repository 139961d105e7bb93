import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const itemRefusals: RefusalTexts = {
  ...fieldRefusals,
  'item.changed': [409, 'The item has been changed since it was opened'],
  'upload.changed': [409, 'Something else was uploaded under this key'],
}
