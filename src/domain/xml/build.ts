import type { DeclarationForm } from '../declaration/forms/definition.ts'
import type { DeclarationValues } from '../declaration/values.ts'
import { certificateText, declarationText, writtenRows } from './elementText.ts'
import type { FormElement } from './elements.ts'
import { escapedAttribute, escapedText } from './escape.ts'
import type { Layout } from './layout.ts'
import { layoutOf } from './layouts.ts'

const wrapped = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`

const writeAll = <Element extends FormElement<string>>(
  placed: readonly Element[],
  textOf: (element: Element) => string,
): string =>
  placed
    .map((element) => ({ element, text: textOf(element) }))
    .filter(({ text }) => text !== '')
    .map(({ element, text }) => wrapped(element.tag, escapedText(text)))
    .join('')

const content = (layout: Layout, values: DeclarationValues): string => {
  const flagGroups = layout.flagGroups.map((group) =>
    wrapped(
      group.tag,
      writeAll(group.flags, (element) => declarationText(element, values)),
    ),
  )
  const certificates = writtenRows(values).map(({ row }, position) =>
    wrapped(
      'CTS',
      writeAll(layout.certificate, (element) => certificateText(element, row, position + 1)),
    ),
  )
  return flagGroups.join('') + wrapped('DSCTSSDung', certificates.join(''))
}

/**
 * The XML of a declaration of the form, in the version that `values.xml_vs` names (facts of the field §1, §2): no namespace, NFC,
 * empty elements and empty lists left out, `DSCKS/NNT` empty for the signature. `signId` becomes the `Id` of
 * DLTKhai, to which the signature refers, so it should be an XML name. Takes values that `declarationSchema` has
 * checked and `xmlLimitProblems` finds no fault with; throws a RangeError on characters that XML cannot carry.
 */
export const buildDeclarationXml = (form: DeclarationForm, values: DeclarationValues, signId: string): string => {
  const layout = layoutOf(form, values.xml_vs)
  const header = writeAll(layout.header, (element) => declarationText(element, values))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<TKhai><DLTKhai Id="${escapedAttribute(signId)}">${wrapped('TTChung', header)}${wrapped('NDTKhai', content(layout, values))}</DLTKhai>` +
    '<DSCKS><NNT/></DSCKS></TKhai>'
  )
}
