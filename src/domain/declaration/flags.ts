import type { FlagField, XmlElement } from '../form/definition.ts'
import { keysOf } from '../form/table.ts'

interface FlagOptions {
  readonly since?: XmlElement['since']
  readonly initial?: boolean
  readonly satisfiesGroup?: boolean
}

const flag = <const Group extends string>(
  group: Group,
  tag: string,
  { since = '2.0.0', initial = false, satisfiesGroup = true }: FlagOptions = {},
) => ({
  group,
  initial,
  satisfiesGroup,
  element: { tag, type: 'flag', max: 1, since } satisfies XmlElement,
})

/**
 * The usage flags of form 01/ĐKTĐ-HĐĐT by group, in the order of the printed form (seed 000 §3), with the XML element of each (facts of the
 * field §1.2). Invoice types 7 to 9 do not count as the choice that their group requires (seed 000 §5).
 */
export const flagFields = {
  attribute1: flag('invoiceForms', 'CMa', { initial: true }),
  attribute3: flag('invoiceForms', 'CMTMTTien', { since: '2.0.1' }),
  attribute2: flag('invoiceForms', 'KCMa'),
  attribute4: flag('dataChannels', 'NNTDBKKhan'),
  attribute5: flag('dataChannels', 'NNTKTDNUBND'),
  attribute10: flag('dataChannels', 'CQXLTSCong', { since: '2.1.0' }),
  attribute8: flag('dataChannels', 'CDLTTDCQT'),
  attribute9: flag('dataChannels', 'CDLQTCTN', { since: '2.0.1' }),
  attribute6: flag('transferMethods', 'CDDu', { initial: true }),
  attribute7: flag('transferMethods', 'CBTHop'),
  inv_type1: flag('invoiceTypes', 'HDGTGT', { initial: true }),
  inv_type7: flag('invoiceTypes', 'HDGTGTTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type2: flag('invoiceTypes', 'HDBHang'),
  inv_type8: flag('invoiceTypes', 'HDBHTHBLai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type9: flag('invoiceTypes', 'HDTMai', { since: '2.1.0', satisfiesGroup: false }),
  inv_type3: flag('invoiceTypes', 'HDBTSCong'),
  inv_type4: flag('invoiceTypes', 'HDBHDTQGia'),
  inv_type5: flag('invoiceTypes', 'HDKhac'),
  inv_type6: flag('invoiceTypes', 'CTu'),
} satisfies Readonly<Record<string, FlagField<string>>>

export type UsageFlag = keyof typeof flagFields
export type UsageFlags = Record<UsageFlag, boolean>
export const usageFlags = keysOf(flagFields)

type Group = (typeof flagFields)[UsageFlag]['group']

/** The flags of a group, in the order of the printed form. */
export const flagsIn = (group: Group): readonly UsageFlag[] =>
  usageFlags.filter((each) => flagFields[each].group === group)

/** The XML element that holds a group's flags. */
export const groupTags = {
  invoiceForms: 'HTHDon',
  dataChannels: 'HTGDLHDDT',
  transferMethods: 'PThuc',
  invoiceTypes: 'LHDSDung',
} as const satisfies Readonly<Record<Group, string>>

/** The groups that require a choice (seed 000 §5), with the flag that carries the message. */
export const groupErrorField = {
  invoiceForms: 'attribute1',
  transferMethods: 'attribute6',
  invoiceTypes: 'inv_type1',
} as const satisfies Partial<Readonly<Record<Group, UsageFlag>>>
export type FlagGroup = keyof typeof groupErrorField

/** The flags of which a group requires one. */
export const choicesOf = (group: FlagGroup): readonly UsageFlag[] =>
  flagsIn(group).filter((each) => flagFields[each].satisfiesGroup)

/** Flags travel as '0' and '1' and are booleans in the form (seed 000 §3). */
export const flagToWire = (isTicked: boolean): '0' | '1' => (isTicked ? '1' : '0')
export const flagFromWire = (text: string): boolean => text === '1'
