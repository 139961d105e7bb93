import type { TextFile } from '../../i18n/locale.ts'

/** Texts of form, signature and submission, which the list does without. */
export const filingTexts = import.meta.glob<TextFile>([
  './{bulk,confirmation,delete,form,history,output,refusals,submit,unfinished}/texts/*.po',
  '../../{certificates,documents/{delete,history,output,verification},printing,records/form,signing}/texts/*.po',
])
