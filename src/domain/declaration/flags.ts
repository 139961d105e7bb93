/** Usage flags of the form, in the order of the printed form (seed 000 §3). */
export const invoiceForms = ['attribute1', 'attribute3', 'attribute2'] as const
export const dataChannels = ['attribute4', 'attribute5', 'attribute10', 'attribute8', 'attribute9'] as const
export const transferMethods = ['attribute6', 'attribute7'] as const
export const invoiceTypes = [
  'inv_type1',
  'inv_type7',
  'inv_type2',
  'inv_type8',
  'inv_type9',
  'inv_type3',
  'inv_type4',
  'inv_type5',
  'inv_type6',
] as const

export const usageFlags = [...invoiceForms, ...dataChannels, ...transferMethods, ...invoiceTypes] as const
export type UsageFlag = (typeof usageFlags)[number]
export type UsageFlags = Record<UsageFlag, boolean>

/** Groups of which at least one flag must be chosen; types 7 to 9 do not count (seed 000 §5). */
export const flagGroups = {
  invoiceForms: ['attribute1', 'attribute2', 'attribute3'],
  transferMethods: ['attribute6', 'attribute7'],
  invoiceTypes: ['inv_type1', 'inv_type2', 'inv_type3', 'inv_type4', 'inv_type5', 'inv_type6'],
} as const satisfies Record<string, readonly UsageFlag[]>
export type FlagGroup = keyof typeof flagGroups

/** The field that carries the group's message. */
export const groupErrorField = {
  invoiceForms: 'attribute1',
  transferMethods: 'attribute6',
  invoiceTypes: 'inv_type1',
} as const satisfies Record<FlagGroup, UsageFlag>

/** Flags travel as '0' and '1' and are booleans in the form (seed 000 §3). */
export const flagToWire = (flag: boolean): '0' | '1' => (flag ? '1' : '0')
export const flagFromWire = (text: string): boolean => text === '1'
