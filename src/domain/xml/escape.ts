import { isXmlText } from '../text.ts'

const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const inAttribute: Readonly<Record<string, string>> = { ...inText, '"': '&quot;', '\t': '&#x9;', '\n': '&#xA;' }

const replaced = (text: string, references: Readonly<Record<string, string>>): string => {
  if (!isXmlText(text)) throw new RangeError('a character that XML 1.0 cannot carry reached the XML')
  return text.replace(/[&<>"\t\n\r]/g, (character) => references[character] ?? character)
}

/** Character data that a parser gives back unchanged: a bare CR would be read as LF (XML 1.0 §2.11). Throws a RangeError on what XML cannot carry. */
export const escapedText = (text: string): string => replaced(text, inText)

/** A value for double quotes; blanks other than the space would be normalised to it (XML 1.0 §3.3.3). Throws as `escapedText`. */
export const escapedAttribute = (text: string): string => replaced(text, inAttribute)
