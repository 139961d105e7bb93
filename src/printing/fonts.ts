import bold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'
import italics from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'
import regular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'
import latinBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?latin'
import latinItalics from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?latin'
import latinRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?latin'
import hangulBold from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff'
import hangul from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'
import type { TFontDictionary } from 'pdfmake/interfaces'
import { hasOnlyLatinLetters } from './latinLetters.ts'
import { hasHangul, typefaces, withoutHangul } from './drawing/typefaces.ts'

/** Addresses of the font files by the name that pdfmake knows them under. */
const latinFiles = { latinRegular, latinBold, latinItalics } as const
const wholeFiles = { regular, bold, italics } as const
const hangulFiles = { hangul, hangulBold } as const

export interface Fonts {
  readonly files: Readonly<Record<string, string>>
  readonly dictionary: TFontDictionary
}

const latin: Fonts = {
  files: latinFiles,
  dictionary: {
    [typefaces.latin]: {
      normal: 'latinRegular',
      bold: 'latinBold',
      italics: 'latinItalics',
      bolditalics: 'latinBold',
    },
  },
}

const whole: Fonts = {
  files: wholeFiles,
  dictionary: { [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' } },
}

const hangulDictionary: TFontDictionary = {
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
}

/**
 * The fonts that a text needs: a seventh of Tinos where it has Western European and Vietnamese letters only, all of it for others
 * such as Cyrillic, and the fonts for Hangul, larger than all others, only where it has Hangul.
 */
export const fontsFor = (text: string): Fonts => {
  const { files, dictionary } = hasOnlyLatinLetters(withoutHangul(text)) ? latin : whole
  return hasHangul(text)
    ? { files: { ...files, ...hangulFiles }, dictionary: { ...dictionary, ...hangulDictionary } }
    : { files, dictionary }
}
