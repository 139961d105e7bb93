import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (path: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(path)))

/** The font files of a print, as the packages bring them. */
export const fontFiles = {
  regular: read('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
  bold: read('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
  italics: read('@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'),
  hangul: read('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'),
  hangulBold: read('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff'),
} as const
