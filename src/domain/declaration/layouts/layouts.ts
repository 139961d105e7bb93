import type { DocumentLayout } from '../../documents/xml/layout.ts'
import type { DeclarationForm, FormKey } from '../forms/definition.ts'
import { formOfNumber } from '../forms/forms.ts'
import { layoutVersion, type XmlVersion } from '../versions.ts'
import { eDocument210 } from './eDocumentLayouts.ts'
import { eInvoice201, eInvoice210 } from './eInvoiceLayouts.ts'
import type { Layout } from './layout.ts'
import { documentLayoutOf, type WrittenDeclaration } from './written.ts'

/** The layouts of each form by version; a later version is one more entry (and its new elements). */
export const layouts: Readonly<Record<FormKey, Readonly<Partial<Record<XmlVersion, Layout>>>>> = {
  eInvoice: { '2.0.1': eInvoice201, '2.1.0': eInvoice210 },
  eDocument: { '2.1.0': eDocument210 },
}

/** The layout in which a declaration of the form and version is written. */
export const layoutOf = (form: Pick<DeclarationForm, 'key' | 'xmlVersions'>, version: string): Layout => {
  const layout = layouts[form.key][layoutVersion(form, version)]
  if (layout === undefined) throw new RangeError(`form ${form.key} has no layout for version ${version}`)
  return layout
}

/** How a form of this number (MSo) and version (PBan) is written; null for a form that the product does not write. */
export const knownLayout = (number: string, version: string): DocumentLayout<WrittenDeclaration> | null => {
  const form = formOfNumber(number)
  const layout = form === null ? undefined : Object.values(layouts[form.key]).find((each) => each.version === version)
  return form === null || layout === undefined ? null : documentLayoutOf(form, layout)
}
