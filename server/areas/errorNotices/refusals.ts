import { fieldRefusals, type RefusalTexts } from '../../refusals.ts'

export const noticeRefusals: RefusalTexts = {
  ...fieldRefusals,
  'errorNotice.notEditable': [409, 'The notice cannot be changed in its status'],
  'errorNotice.changed': [409, 'The notice has been changed since it was opened'],
  'errorNotice.documentsUnfit': [409, 'The notice names certificates that it cannot name'],
  'errorNotice.conflict': [409, 'Another notice is registered under this request key'],
  'errorNotice.notDraft': [409, 'Only drafts can be deleted'],
  'errorNotice.notRestorable': [410, 'The deleted drafts are kept no more'],
}
