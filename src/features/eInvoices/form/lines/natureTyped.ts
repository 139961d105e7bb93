import { natureCodes } from '../../../../domain/invoice/lines.ts'
import { folded } from '../../../../domain/text.ts'
import type { GridLine } from './gridLine.ts'

/** What a typed or pasted nature sets: by its code or its name; nothing where it is neither, since every line has one. */
export const natureTyped = (typed: string, names: ReadonlyMap<string, string>): Partial<GridLine> => {
  const text = folded(typed).trim()
  const code = natureCodes.find((one) => one === text) ?? [...names].find(([, name]) => folded(name) === text)?.[0]
  return code === undefined ? {} : { nature: code }
}
