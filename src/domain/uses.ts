/** What uses a record, as a code of a refused field: the kind of its users and how many they are. */
export const codeOfUse = (kind: string, count: number): string => `used_by_${kind}:${count}`

/** The kind and the number of what uses a record; one where no number is named, null where the code speaks of no use. */
export const readUse = (code: string): { readonly kind: string; readonly count: number } | null => {
  const [, kind, count = '1'] = /^used_by_([a-z]+)(?::(\d{1,9}))?$/.exec(code) ?? []
  return kind === undefined ? null : { kind, count: Number(count) }
}
