import type * as v from 'valibot'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The path of an issue at a field such as `lines.3.quantity` of a value, as the library has it. */
export const pathOf = (input: unknown, field: string): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined => {
  const items: v.IssuePathItem[] = []
  let parent = input
  for (const part of field.split('.')) {
    if (Array.isArray(parent)) {
      const key = Number(part)
      const value: unknown = parent[key]
      items.push({ type: 'array', origin: 'value', input: parent, key, value })
      parent = value
    } else if (isRecord(parent)) {
      const value = parent[part]
      items.push({ type: 'object', origin: 'value', input: parent, key: part, value })
      parent = value
    }
  }
  const [first, ...others] = items
  return first === undefined ? undefined : [first, ...others]
}
