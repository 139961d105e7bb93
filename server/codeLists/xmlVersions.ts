import type { CodeItem } from '../../src/domain/codeList.ts'
import { codeItems } from '../../src/domain/codeLists.ts'

/** The XML versions that a company may file, the newest first: all, or those up to the newest that the operator has it stay with. */
export const xmlVersionsUpTo = (newest: string): readonly CodeItem[] => {
  const all = codeItems('xml-version')
  const first = all.findIndex(({ code }) => code === newest)
  return first < 0 ? all : all.slice(first)
}
