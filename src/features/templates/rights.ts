import { useCurrentUser } from '../../api/provider.tsx'
import { hasPermission } from '../../domain/session.ts'

/** What the signed-in person may do with templates (seed 001 §6). The server checks each of it again. */
export const useTemplateRights = () => {
  const user = useCurrentUser()
  return {
    mayAdd: hasPermission(user, 'template.add'),
    mayDelete: hasPermission(user, 'template.delete'),
    maySave: hasPermission(user, 'template.save'),
  }
}
