import type { TextFile } from '../../i18n/locale.ts'

/** Texts of form, signature and submission, which the list does without. */
export const filingTexts = import.meta.glob<TextFile>([
  './{,list/}texts/*.po',
  './{archive,correction,form,history,income,kind,mails,matters,print,refusals,resend,words}/texts/*.po',
  '../../{certificates,documents/{archive,bulk,correction,delete,form,history,output,refusals,submit,unfinished,verification,words,words/list},printing,records/form,signing}/texts/*.po',
])
