import * as v from 'valibot'
import { codeGroups, codeItemSchema, type CodeGroup, type CodeItem } from './codeList.ts'
import codeLists from './codeLists.json' with { type: 'json' }

const groups = v.parse(v.record(v.picklist(codeGroups), v.array(codeItemSchema)), codeLists.groups)

/** The code lists of this product, which its server answers. */
export const codeItems = (group: CodeGroup): CodeItem[] => groups[group] ?? []

const xmlVersionsOfSeeds: ReadonlySet<string> = new Set(['2.1.0', '2.0.1'])

/** What the page takes where a server answers no code lists: it knows no XML version that came after the seeds (docs/decisions/0130). */
export const seedCodeItems = (group: CodeGroup): CodeItem[] =>
  codeItems(group).filter(({ code }) => group !== 'xml-version' || xmlVersionsOfSeeds.has(code))
