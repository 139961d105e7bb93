import { uploadRefusals } from '../../records/uploadRefusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const itemRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...uploadRefusals,
  'item.changed': [409, 'The item has been changed since it was opened'],
}
