import type { TextFile } from '../../i18n/locale.ts'

/** Texts of form, signature and submission, which the list does without. */
export const filingTexts = import.meta.glob<TextFile>([
  './{,list/}texts/*.po',
  '../../i18n/lineGrid/texts/*.po',
  './{archive,conversion,correction,correction/several,form,history,kind,matters,refusals,resend,words}/texts/*.po',
  '../../{certificates,documents/{archive,bulk,correction,delete,form,history,output,refusals,submit,unfinished,verification,words,words/list},printing,records/form,signing}/texts/*.po',
])
