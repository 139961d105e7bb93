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
