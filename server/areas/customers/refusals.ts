import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'
import { uploadRefusals } from '../../records/uploadRefusals.ts'

export const customerRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...uploadRefusals,
  'customer.changed': [409, 'The customer has been changed since it was opened'],
  'customer.otherTaxCode': [409, 'The customers do not have the same tax code'],
}
