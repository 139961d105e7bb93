import type { DocumentLayout } from '../../documents/xml/layout.ts'
import type { DeclarationForm, FormKey } from '../forms/definition.ts'
import { formOfNumber } from '../forms/forms.ts'
import { layoutVersion, type XmlVersion } from '../versions.ts'
import { eDocument210, eDocument211 } from './eDocumentLayouts.ts'
import { eInvoice201, eInvoice210, eInvoice211 } from './eInvoiceLayouts.ts'
import type { WrittenDeclaration } from './written.ts'

type DeclarationLayout = { readonly [Key in FormKey]: DocumentLayout<WrittenDeclaration<Key>> }[FormKey]

/** The layouts of each form by version; a later version is one more entry (and its new elements). */
export const layouts: {
  readonly [Key in FormKey]: { readonly [Version in XmlVersion]?: DocumentLayout<WrittenDeclaration<Key>> }
} = {
  eInvoice: { '2.0.1': eInvoice201, '2.1.0': eInvoice210, '2.1.1': eInvoice211 },
  eDocument: { '2.1.0': eDocument210, '2.1.1': eDocument211 },
}

/** The layout in which a declaration of the form and version is written. */
export const layoutOf = (form: Pick<DeclarationForm, 'key' | 'xmlVersions'>, version: string): DeclarationLayout => {
  const layout: DeclarationLayout | undefined = layouts[form.key][layoutVersion(form, version)]
  if (layout === undefined) throw new RangeError(`form ${form.key} has no layout for version ${version}`)
  return layout
}

/** How a form of this number (MSo) and version (PBan) is written; null for a form that the product does not write. */
export const knownLayout = (number: string, version: string): DeclarationLayout | null => {
  const form = formOfNumber(number)
  const known: readonly DeclarationLayout[] = form === null ? [] : Object.values(layouts[form.key])
  return known.find((layout) => layout.version === version) ?? null
}
