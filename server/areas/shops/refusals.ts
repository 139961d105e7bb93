import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const shopRefusals: RefusalTexts = {
  ...fieldRefusals,
  'shop.changed': [409, 'The shop has been changed since it was opened'],
  'shop.inUse': [409, 'The shop is in use'],
}
