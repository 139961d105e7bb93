import type { Items } from './store/items.ts'

/** The company's next automatic code that no item has: `SP` and six digits or more (decision 0280). Within a transaction that holds the items. */
export const automaticCode = async (items: Items, companyId: string): Promise<string> => {
  for (;;) {
    const code = `SP${String(await items.nextNumber(companyId)).padStart(6, '0')}`
    if (!(await items.takenCodes(companyId, [code])).has(code)) return code
  }
}
