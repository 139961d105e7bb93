import { useQueryClient } from '@tanstack/react-query'

const keptTexts = 'explanationTexts'

/** The explanation that was typed and not noted: it stays with the person's pages after its form is closed. */
export const useKeptText = (declarationId: string) => {
  const queryClient = useQueryClient()
  const key = [keptTexts, declarationId]
  return {
    read: (): string => queryClient.getQueryData<string>(key) ?? '',
    keep: (text: string): void => {
      queryClient.setQueryDefaults([keptTexts], { gcTime: Infinity })
      queryClient.setQueryData(key, text)
    },
    forget: (): void => queryClient.removeQueries({ queryKey: key }),
  }
}
