import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Template } from '../../../server/templates/templates.ts'

type Given = Partial<Template> & Pick<Template, 'smbl_type' | 'serial_no' | 'start_date' | 'end_date'>

/** Puts a template in use, of certificates unless another kind is given. */
export const putTemplateInUse = async (location: DatabaseLocation, template: Given): Promise<void> => {
  const { store } = await openStore(location)
  await store.templates.insert({
    companyId: demoCompany.id,
    id: newId(),
    kind: 'document',
    status: '1',
    temp_id: 'TNCN_01',
    smbl_kind: '',
    form_no: '03/TNCN',
    start_no: '1',
    logo_img: '',
    bg_img: '',
    version: '',
    ...template,
  })
  await store.close()
}

/** The same of VAT invoices with a code, or of the form that is given. */
export const putInvoiceTemplateInUse = (
  location: DatabaseLocation,
  template: Partial<Template> & Pick<Template, 'serial_no'>,
): Promise<void> =>
  putTemplateInUse(location, {
    kind: 'invoice',
    temp_id: '1000000111',
    smbl_type: template.serial_no.charAt(3),
    smbl_kind: template.serial_no.charAt(0),
    form_no: '1',
    start_date: `20${template.serial_no.slice(1, 3)}-01-01`,
    end_date: `20${template.serial_no.slice(1, 3)}-12-31`,
    ...template,
  })
