import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invoiceConversion } from '../../../api/contract/invoiceConversion.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { invoiceKeys } from '../queries/keys.ts'

/** Converts an invoice to paper; whatever comes of it, the invoice is read again. */
export const useConversion = (sid: string, onConverted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (convert_by: string) =>
      valueOrThrow(await api.send(invoiceConversion.convert, { query: { sid, convert_by } })),
    onSuccess: onConverted,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
  return { convert: mutate, isPending, failure: error === null ? null : failureOf(error) }
}
