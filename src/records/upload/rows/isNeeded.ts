import type { UploadedList } from './uploadedList.ts'

/** Whether no row is sound without the field, whatever else it has. */
export const isNeeded = <Field extends string>({ rules }: Pick<UploadedList<Field>, 'rules'>, field: Field): boolean =>
  rules.needed.some((group) => group.length === 1 && group[0] === field)
