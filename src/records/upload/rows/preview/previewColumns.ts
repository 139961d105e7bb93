import type { UploadedList } from '../uploadedList.ts'

/** Widths in px of what stands before and behind the columns of a list. */
export const numberWidth = 56
export const choiceWidth = 88

export const totalWidth = <Field extends string>({ rules, columns }: UploadedList<Field>): number =>
  rules.fields.reduce((sum, field) => sum + columns[field].width, numberWidth + choiceWidth)
