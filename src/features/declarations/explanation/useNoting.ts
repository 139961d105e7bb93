import { useMutation, useQueryClient } from '@tanstack/react-query'
import { noteExplanation } from '../../../api/contract/declarationFiling.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { declarationKeys } from '../queries/declarations.ts'

/** Notes that the explanation was given; the same text again, as after a lost answer, is noted once. */
export const useNoting = (declarationId: string, onNoted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (explanation: string) =>
      valueOrThrow(await api.send(noteExplanation, { params: { id: declarationId }, body: { explanation } })),
    onSuccess: onNoted,
    // A refusal says that the declaration has moved on.
    onSettled: () => queryClient.invalidateQueries({ queryKey: declarationKeys.all }),
  })
  return { noteText: mutate, isPending, failure: error === null ? null : failureOf(error) }
}
