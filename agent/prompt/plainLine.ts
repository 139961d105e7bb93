const longest = 200

/** Quotation marks and what looks like them, by the plain mark that stands for them. */
const quotes: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/[«»“”„‟″‶〝〞〟ˮ˝❝❞]|≪|≫|⋘|⋙|<{2,}|>{2,}/gu, '"'],
  [/[‘’‚‛′‵ʹʻʼʽˈ`´❛❜‹›˂˃]/gu, "'"],
]

const withPlainQuotes = (text: string): string =>
  quotes.reduce((line, [marks, plain]) => line.replace(marks, plain), text)

/** Brackets of all other scripts and forms: of ASCII's own kind remain. */
const opening = /(?![([{])[\p{Ps}\p{Pi}]/gu
const closing = /(?![)\]}])[\p{Pe}\p{Pf}]/gu

/**
 * Text from outside as it may stand in a question: one line of plain letters, so that a document can neither write lines of its own, nor
 * turn the text around, nor close the marks « » in which the question shows it, which no answer of this function contains. Control,
 * format, direction and invisible characters go, compatibility forms and brackets and quotes of other shapes become plain ones, heaps
 * of accents are cut; at most 200 characters.
 */
export const plainLine = (text: string): string => {
  const visible = withPlainQuotes(text)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\s\u{2800}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Co}\p{Cn}\p{Cs}]/gu, '�')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
  const letters = Array.from(withPlainQuotes(visible).replace(opening, '(').replace(closing, ')').trim())
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}
