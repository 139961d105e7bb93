import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const face = /@font-face \{[^}]*?src: url\(\.\/files\/([^)]+\.woff2)\)[^}]*?unicode-range: ([^;]+);/g
const isHangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/

const holds = (range: string, letters: readonly number[]) =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return letters.some((letter) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16))
  })

/** The slices of Noto Sans KR that the Hangul of a text needs, as font faces with their bytes in data URLs. */
export const koreanFontFor = (root: string, text: string): string => {
  const folder = join(root, 'node_modules/@fontsource/noto-sans-kr')
  const letters = [...new Set(text)]
    .filter((letter) => isHangul.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0)
  return [...readFileSync(join(folder, '400.css'), 'utf8').matchAll(face)]
    .filter(([, , range = '']) => holds(range, letters))
    .map(([, name = '', range = '']) => {
      const bytes = readFileSync(join(folder, 'files', name), 'base64')
      return `@font-face{font-family:'Noto Sans KR';font-weight:400 700;src:url(data:font/woff2;base64,${bytes}) format('woff2');unicode-range:${range}}`
    })
    .join('\n')
}
