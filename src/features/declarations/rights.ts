import { useCurrentUser } from '../../api/provider.tsx'
import { hasPermission } from '../../domain/session.ts'

/** What the signed-in person may do with declarations (seed 000 §6). The server checks each of it again. */
export interface DeclarationRights {
  readonly mayAdd: boolean
  readonly maySend: boolean
  readonly mayDelete: boolean
  readonly mayMake: boolean
}

export const useDeclarationRights = (): DeclarationRights => {
  const user = useCurrentUser()
  return {
    mayAdd: hasPermission(user, 'declaration.new'),
    maySend: hasPermission(user, 'declaration.send'),
    mayDelete: hasPermission(user, 'declaration.delete'),
    mayMake: hasPermission(user, 'declaration.make'),
  }
}
