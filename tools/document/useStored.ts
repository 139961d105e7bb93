import { useCallback, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** A browser may keep nothing for a page, such as one that was opened as a file. */
const storage = (): Storage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

const unkept = new Map<string, string>()
const listeners = new Set<() => void>()
const readText = (key: string): string | null => storage()?.getItem(key) ?? unkept.get(key) ?? null

const writeText = (key: string, text: string) => {
  try {
    storage()?.setItem(key, text)
  } catch {
    // Without room, or without leave to keep anything, it lasts as long as the page.
  }
  if (storage()?.getItem(key) !== text) unkept.set(key, text)
  for (const changed of listeners) changed()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what a browser keeps under a key; `otherwise` where it keeps nothing, or nothing that fits the schema. */
export const storedIn = <Kept>(text: string | null, schema: v.GenericSchema<unknown, Kept>, otherwise: Kept): Kept => {
  const read = text === null ? null : v.safeParse(schema, parsed(text))
  return read?.success === true ? read.output : otherwise
}

/** A value that the browser keeps under a key, the same in every tab, and the function that changes it. */
export const useStored = <Kept>(
  key: string,
  schema: v.GenericSchema<unknown, Kept>,
  otherwise: Kept,
): readonly [Kept, (change: (before: Kept) => Kept) => void] => {
  const text = useSyncExternalStore(subscribe, () => readText(key))
  const keep = useCallback(
    (change: (before: Kept) => Kept) =>
      writeText(key, JSON.stringify(change(storedIn(readText(key), schema, otherwise)))),
    [key, schema, otherwise],
  )
  const kept = useMemo(() => storedIn(text, schema, otherwise), [text, schema, otherwise])
  return [kept, keep]
}
