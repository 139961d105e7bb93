import * as v from 'valibot'
import { codeGroups, codeItemSchema, type CodeGroup, type CodeItem } from './codeList.ts'
import codeLists from './codeLists.json' with { type: 'json' }

const groups = v.parse(v.record(v.picklist(codeGroups), v.array(codeItemSchema)), codeLists.groups)

/** The code lists of this product: what its server answers, and what the page takes where a server answers none. */
export const codeItems = (group: CodeGroup): CodeItem[] => groups[group] ?? []
