import type { DeclarationForm, FormKey } from '../declaration/forms/definition.ts'
import { layoutVersion, type XmlVersion } from '../declaration/versions.ts'
import type { FormVersion, XmlElement } from '../form/definition.ts'
import { eDocument210 } from './eDocumentLayouts.ts'
import { eInvoice201, eInvoice210 } from './eInvoiceLayouts.ts'
import type { Layout } from './layout.ts'

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

const numbers = (version: FormVersion): number[] => version.split('.').map(Number)

export const isAtLeast = (version: FormVersion, since: FormVersion): boolean => {
  const [a = 0, b = 0, c = 0] = numbers(version)
  const [x = 0, y = 0, z = 0] = numbers(since)
  return a !== x ? a > x : b !== y ? b > y : c >= z
}

/** Whether the form wants a value in the element in this version; otherwise an empty element is left out. */
export const isRequired = (
  { needsEveryElement }: Pick<DeclarationForm, 'needsEveryElement'>,
  element: XmlElement,
  version: FormVersion,
): boolean => needsEveryElement || element.ifAnySince === undefined || !isAtLeast(version, element.ifAnySince)
