import * as v from 'valibot'
import { unlessClosed } from '../../ui/unlessClosed.ts'

const key = 'tokhai.userId'
const rememberedSchema = v.pipe(v.string(), v.parseJson(), v.object({ person: v.string(), userId: v.string() }))

/**
 * Keeps for this tab with which user id a person signed in, since the session names them by another id: signing in again asks
 * for the password only.
 */
export const rememberUserId = (person: string, userId: string): void =>
  unlessClosed(() => sessionStorage.setItem(key, JSON.stringify({ person, userId })), undefined)

/** The user id with which that person signed in on this tab, or null. */
export const rememberedUserId = (person: string): string | null => {
  const read = v.safeParse(
    rememberedSchema,
    unlessClosed(() => sessionStorage.getItem(key), null),
  )
  return read.success && read.output.person === person ? read.output.userId : null
}
