import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const companyRefusals: RefusalTexts = {
  ...fieldRefusals,
  'company.changed': [409, "The company's data have been changed since they were opened"],
}
