import { imageRefusals } from '../../images/refusals.ts'
import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const templateRefusals: RefusalTexts = {
  ...fieldRefusals,
  ...imageRefusals,
  'template.changed': [409, 'The template has been changed since it was opened'],
  'template.stopped': [409, 'The template is stopped and cannot be changed'],
  'template.notNew': [409, 'Only new templates can be deleted'],
}
