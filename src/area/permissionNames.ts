import type { MessageDescriptor } from '@lingui/core'
import type { grantablePermissions } from '../domain/session.ts'

type Grantable = (typeof grantablePermissions)[number]

/** What each of the permissions allows that begin so: none is left out. */
export type NamesOf<Beginning extends string> = Readonly<
  Record<Extract<Grantable, `${Beginning}.${string}`>, MessageDescriptor>
>

/** An area's permissions, as they are given to users (seed 002 §6). */
export interface PermissionNames {
  readonly group: MessageDescriptor
  /** In the order in which they are shown. */
  readonly permissions: Readonly<Partial<Record<Grantable, MessageDescriptor>>>
}
