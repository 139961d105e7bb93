import { useCurrentUser } from '../../api/provider.tsx'
import { hasPermission } from '../../domain/session.ts'

/** What the signed-in person may do with certificates (seed 001 §6). The server checks each of it again. */
export const useSignatureRights = () => {
  const user = useCurrentUser()
  return {
    mayAdd: hasPermission(user, 'digital-signature.add'),
    mayChangeStatus: hasPermission(user, 'digital-signature.change-status'),
    maySync: hasPermission(user, 'digital-signature.sync'),
    maySave: hasPermission(user, 'digital-signature.save'),
    mayDeclare: hasPermission(user, 'declaration.new'),
  }
}
