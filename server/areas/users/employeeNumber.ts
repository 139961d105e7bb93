import { recordCodeKey } from '../../../src/domain/recordCode.ts'

const automatic = /^nv(\d{1,9})$/

/** The next employee number that is given automatically: NV and four digits or more, above all that were ever given and are still held. */
export const nextEmployeeNumber = (held: readonly string[]): string => {
  const numbers = held.map((text) => Number(automatic.exec(recordCodeKey(text))?.[1] ?? 0))
  return `NV${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`
}
