/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly [Key, ...Key[]]
export function keysOf(table: object): readonly string[] {
  return Object.keys(table)
}

/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>
export function recordOf(
  keys: readonly string[],
  valueOf: (key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
}

type WithMember<Member extends string> = Readonly<Record<string, Readonly<Record<Member, unknown>>>>

/** One member of every entry of a table, with the entry's own type. */
export function pluck<const Member extends string, Table extends WithMember<Member>>(
  table: Table,
  member: Member,
): { readonly [Key in keyof Table]: Table[Key][Member] }
export function pluck(table: WithMember<string>, member: string): Readonly<Record<string, unknown>> {
  return recordOf(Object.keys(table), (key) => table[key]?.[member])
}
