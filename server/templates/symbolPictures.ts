import type { Pictures } from '../images/images.ts'
import type { PrintOrder } from '../printing/order.ts'
import { templatePictures } from '../printing/templatePictures.ts'
import type { Templates } from './templates.ts'

interface Parts {
  readonly store: { readonly templates: Pick<Templates, 'bySymbol'> }
  readonly images: Pick<Pictures, 'find'>
}

/** The form and symbol that a document was made under. */
interface UnderSymbol {
  readonly form_no: string
  readonly serial_no: string
}

/** The pictures of the template that a symbol is of, made ready once for all prints of it. */
export const symbolPictures = ({ store, images }: Parts) => {
  const bytesOf = async (companyId: string, name: string): Promise<Uint8Array | null> =>
    name === '' ? null : ((await images.find(companyId, name))?.bytes ?? null)
  return async (companyId: string, { form_no, serial_no }: UnderSymbol): Promise<PrintOrder['images']> => {
    const template = await store.templates.bySymbol(companyId, form_no, serial_no)
    const logo = await bytesOf(companyId, template?.logo_img ?? '')
    const background = await bytesOf(companyId, template?.bg_img ?? '')
    return templatePictures(logo, background)
  }
}

/** The same for many prints of a company: those of a symbol are made ready once. */
export const picturesOfMany = (parts: Parts, companyId: string) => {
  const picturesOf = symbolPictures(parts)
  const ready = new Map<string, Promise<PrintOrder['images']>>()
  return (symbol: UnderSymbol): Promise<PrintOrder['images']> => {
    const key = `${symbol.form_no} ${symbol.serial_no}`
    const made = ready.get(key) ?? picturesOf(companyId, symbol)
    ready.set(key, made)
    return made
  }
}
