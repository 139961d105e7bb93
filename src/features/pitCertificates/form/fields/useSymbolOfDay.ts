import { getValue } from '@modular-forms/react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { recheckIfWrong, setFollowing, type CertificateFields } from '../fields.ts'
import { symbolsQuery } from '../../queries/useKnownSymbols.ts'

/** How long what is known of a day's symbols is taken for what holds. */
const freshFor = 30_000

/** Chooses the symbol of a day by itself: the one that stands there where it is in use, else the only one, else none. */
export const useSymbolOfDay = (fields: CertificateFields): ((day: string) => Promise<void>) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (day) => {
    const said = (name: 'inv_date' | 'serial_no') => getValue(fields, name, { shouldActive: false }) ?? ''
    try {
      const symbols = await queryClient.fetchQuery({ ...symbolsQuery(api, day), staleTime: freshFor })
      if (said('inv_date') !== day || symbols.some(({ serial_no }) => serial_no === said('serial_no'))) return
      const [only, another] = symbols
      setFollowing(fields, { serial_no: another === undefined ? (only?.serial_no ?? '') : '' })
      recheckIfWrong(fields, 'serial_no')
    } catch {
      // The field of the symbol says that they could not be read, and reads them again.
    }
  }
}
