import type { Items } from './store/items.ts'

/** `SP` and six digits or more (decision 0280). */
export const automaticCodeOf = (number: number): string => `SP${String(number).padStart(6, '0')}`

/** The company's next automatic code that no item has. Within a transaction that holds the items. */
export const automaticCode = async (items: Items, companyId: string): Promise<string> => {
  for (;;) {
    const code = automaticCodeOf(await items.takeNumbers(companyId, 1))
    if (!(await items.takenCodes(companyId, [code])).has(code)) return code
  }
}
