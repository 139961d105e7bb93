import type { FlagField } from '../form/definition.ts'
import { keysOf } from '../form/table.ts'
import { eDocumentFlags } from './flagTables/eDocument.ts'
import { eInvoiceFlags } from './flagTables/eInvoice.ts'
import { isInVersion } from './versions.ts'

/** The usage flags of every form; each group belongs to one form. */
export const flagFields = { ...eInvoiceFlags, ...eDocumentFlags } satisfies Readonly<Record<string, FlagField<string>>>

export type UsageFlag = keyof typeof flagFields
export const usageFlags = keysOf(flagFields)

export type FlagGroup = (typeof flagFields)[UsageFlag]['group']

/** The flags of some groups, in the order of the printed form. */
export const flagsIn = (...groups: readonly FlagGroup[]): readonly UsageFlag[] =>
  usageFlags.filter((each) => groups.some((group) => group === flagFields[each].group))

/** Flags that came after version 2.1.0: a declaration of an earlier one is kept and travels without them. */
export type LateFlag = {
  [Flag in UsageFlag]: (typeof flagFields)[Flag]['element']['since'] extends '2.0.0' | '2.0.1' | '2.1.0' ? never : Flag
}[UsageFlag]
export const isLateFlag = (flag: UsageFlag): flag is LateFlag => flagFields[flag].element.since === '2.1.1'
export const isEarlyFlag = (flag: UsageFlag): flag is Exclude<UsageFlag, LateFlag> => !isLateFlag(flag)

/** The XML element that holds a group's flags. */
export const groupTags = {
  invoiceForms: 'HTHDon',
  dataChannels: 'HTGDLHDDT',
  transferMethods: 'PThuc',
  invoiceTypes: 'LHDSDung',
  issuers: 'DTPHanh',
  documentTypes: 'LHSDung',
  sendingMethods: 'HTGDLCTDT',
} as const satisfies Readonly<Record<FlagGroup, string>>

/** The groups that require a choice (seed 000 §5, 002 §5.1), with the flag that carries the message. */
export const groupErrorField = {
  invoiceForms: 'attribute1',
  transferMethods: 'attribute6',
  invoiceTypes: 'inv_type1',
  issuers: 'issuer_type_1',
  documentTypes: 'doc_type_1',
  sendingMethods: 'att_09',
} as const satisfies Partial<Readonly<Record<FlagGroup, UsageFlag>>>
export type RequiredGroup = keyof typeof groupErrorField

/** Whether a group requires a choice. */
export const isRequiredGroup = (group: FlagGroup): group is RequiredGroup => group in groupErrorField

/** The flags of which a group requires one. */
export const choicesOf = (group: RequiredGroup): readonly UsageFlag[] =>
  flagsIn(group).filter((each) => flagFields[each].satisfiesGroup)

/** Whether a version of the form has a box for the flag. */
export const hasBox = (flag: UsageFlag, version: string): boolean => {
  const { element, until } = flagFields[flag]
  return isInVersion({ since: element.since, until }, version)
}

/** Flags travel as '0' and '1' and are booleans in the form (seed 000 §3). */
export const flagToWire = (isTicked: boolean): '0' | '1' => (isTicked ? '1' : '0')
export const flagFromWire = (text: string): boolean => text === '1'
