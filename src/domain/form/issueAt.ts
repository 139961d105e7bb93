import type * as v from 'valibot'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const itemAt = (parent: unknown, part: string): v.IssuePathItem | null => {
  if (Array.isArray(parent)) {
    const key = Number(part)
    return { type: 'array', origin: 'value', input: parent, key, value: parent[key] }
  }
  return isRecord(parent) ? { type: 'object', origin: 'value', input: parent, key: part, value: parent[part] } : null
}

/** An issue that a rule over a whole adds at one of its fields, such as `lines.3.quantity`, as the library has it. */
export const issueAt = (whole: unknown, field: string, message: string) => {
  const items: v.IssuePathItem[] = []
  for (const part of field.split('.')) {
    const item = itemAt(items.length === 0 ? whole : items.at(-1)?.value, part)
    if (item !== null) items.push(item)
  }
  const [first, ...others] = items
  const path: [v.IssuePathItem, ...v.IssuePathItem[]] | undefined = first && [first, ...others]
  return { message, input: items.at(-1)?.value, ...(path && { path }) }
}
