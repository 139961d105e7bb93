import { useCurrentUser } from '../../api/provider.tsx'
import { hasPermission } from '../../domain/session.ts'

/** What the signed-in person may do with shops (seed 001 §6). The server checks each of it again. */
export const useShopRights = () => {
  const { scope } = useCurrentUser()
  return {
    mayAdd: hasPermission(scope, 'shop.add'),
    mayDelete: hasPermission(scope, 'shop.delete'),
    maySave: hasPermission(scope, 'shop.save'),
  }
}
