import { useQuery } from '@tanstack/react-query'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import { isDay } from '../../../domain/dates.ts'
import type { InvoiceContent } from '../../../domain/invoice/content.ts'
import { shopsQuery } from '../queries/choices.ts'
import { symbolsQuery } from '../queries/symbols.ts'
import type { PrintLook } from './printable.ts'

const plain: PrintLook = { layoutId: '', logo: '', background: '' }

/**
 * What the print needs beside what is filled in: how prints under the symbol look, and the shop as it is called now. An invoice that is kept as it
 * stands there has brought both.
 */
export const usePrinted = (
  values: InvoiceContent,
  record: InvoiceDetail | null,
  isFilled: boolean,
): { readonly look: PrintLook; readonly values: InvoiceContent } => {
  const api = useApi()
  const symbols = useQuery({ ...symbolsQuery(api, values.inv_date), enabled: isFilled && isDay(values.inv_date) })
  const shops = useQuery({ ...shopsQuery(api, values.shop_code), enabled: isFilled && values.shop_id !== '' })
  if (!isFilled) {
    const { temp_id = '', logo_img = '', bg_img = '' } = record ?? {}
    return { look: { layoutId: temp_id, logo: logo_img, background: bg_img }, values }
  }
  const symbol = symbols.data?.find(
    ({ form_no, serial_no }) => form_no === values.form_no && serial_no === values.serial_no,
  )
  const shop = shops.data?.shops.find(({ id }) => id === values.shop_id)
  return {
    look:
      symbol === undefined ? plain : { layoutId: symbol.layout_id, logo: symbol.logo_img, background: symbol.bg_img },
    values: shop === undefined ? values : { ...values, shop_code: shop.shop_code, shop_name: shop.name },
  }
}
