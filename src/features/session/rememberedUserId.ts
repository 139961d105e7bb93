import * as v from 'valibot'
import type { SessionUser } from '../../domain/session.ts'
import { unlessClosed } from '../../ui/unlessClosed.ts'

const key = 'tokhai.userId'
const rememberedSchema = v.pipe(v.string(), v.parseJson(), v.object({ person: v.string(), userId: v.string() }))

/**
 * Keeps for this tab with which user id a person signed in, for servers whose session names them by another id only: signing in
 * again asks for the password alone.
 */
export const rememberUserId = (person: string, userId: string): void =>
  unlessClosed(() => sessionStorage.setItem(key, JSON.stringify({ person, userId })), undefined)

/** The user id of whom the page belongs to, as the session says it, else as it was typed on this tab; null where neither is known. */
export const userIdOf = ({ id: person, user_id = '' }: Pick<SessionUser, 'id' | 'user_id'>): string | null => {
  if (user_id !== '') return user_id
  const read = v.safeParse(
    rememberedSchema,
    unlessClosed(() => sessionStorage.getItem(key), null),
  )
  return read.success && read.output.person === person ? read.output.userId : null
}
