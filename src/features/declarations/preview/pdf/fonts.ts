import bold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'
import italics from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'
import regular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'
import hangulBold from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff'
import hangul from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'
import type { TFontDictionary } from 'pdfmake/interfaces'
import { typefaces } from './typefaces.ts'

/** Addresses of the font files by the name that pdfmake knows them under. */
const latinFiles = { regular, bold, italics } as const
const hangulFiles = { hangul, hangulBold } as const

const latin: TFontDictionary = {
  [typefaces.latin]: { normal: 'regular', bold: 'bold', italics: 'italics', bolditalics: 'bold' },
}
const both: TFontDictionary = {
  ...latin,
  [typefaces.hangul]: { normal: 'hangul', bold: 'hangulBold', italics: 'hangul', bolditalics: 'hangulBold' },
}

export interface Fonts {
  readonly files: Readonly<Record<string, string>>
  readonly dictionary: TFontDictionary
}

/** The fonts of a print: those for Hangul, larger than all others, only where it has Hangul. */
export const fontsFor = (needsHangul: boolean): Fonts =>
  needsHangul
    ? { files: { ...latinFiles, ...hangulFiles }, dictionary: both }
    : { files: latinFiles, dictionary: latin }
