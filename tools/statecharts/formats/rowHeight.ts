/** Points that a line of 11-point type takes. */
const line = 15

const isWide = (character: string) => /\p{Script=Hangul}|\p{Script=Han}/u.test(character)

/** How many columns a word takes: Hangul is twice as wide as a digit, by which columns are measured. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)

/** Lines of a text that breaks between its words, or within one that is wider than its column. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, paragraph) => {
    let [lines, used] = [1, 0]
    for (const word of paragraph.split(' ')) {
      const wide = widthOf(word)
      if (used > 0 && used + 1 + wide > width) [lines, used] = [lines + 1, 0]
      lines += Math.floor(Math.max(0, wide - 1) / width)
      used += wide + (used > 0 ? 1 : 0)
    }
    return sum + lines
  }, 0)

/** The height of a row in points, that shows its longest cell whole: programs other than Excel do not find it by themselves. */
export const rowHeightOf = (cells: readonly string[], widths: readonly number[]): number =>
  line * Math.max(1, ...cells.map((cell, index) => linesOf(cell, Math.max(1, (widths[index] ?? 20) - 2))))
