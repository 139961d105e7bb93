import { useCurrentUser } from '../../api/provider.tsx'
import { isAdmitted } from '../../api/contract/call.ts'
import type { Permission } from '../../domain/session.ts'
import { useCollection } from './collection/collection.ts'

/** What the signed-in person may do with declarations of the collection (seed 000 §6). The server checks each of it again. */
export interface DeclarationRights {
  readonly mayAdd: boolean
  readonly maySend: boolean
  readonly mayDelete: boolean
  readonly mayMake: boolean
}

export const useDeclarationRights = (): DeclarationRights => {
  const user = useCurrentUser()
  const { writersWith } = useCollection()
  const may = (permission: Permission): boolean => isAdmitted(writersWith(permission), user)
  return {
    mayAdd: may('declaration.new'),
    maySend: may('declaration.send'),
    mayDelete: may('declaration.delete'),
    mayMake: may('declaration.make'),
  }
}
