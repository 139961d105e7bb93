import { useCurrentUser } from '../../api/provider.tsx'
import { hasPermission } from '../../domain/session.ts'

/** What the signed-in person may do with shops (seed 001 §6). The server checks each of it again. */
export const useShopRights = () => {
  const user = useCurrentUser()
  return {
    mayAdd: hasPermission(user, 'shop.add'),
    mayDelete: hasPermission(user, 'shop.delete'),
    maySave: hasPermission(user, 'shop.save'),
  }
}
