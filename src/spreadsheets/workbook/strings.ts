import { unescaped } from '../values/cells.ts'
import { readXml } from './xml.ts'

/** The texts that cells refer to by their place. Pieces of a text with several formats are joined, how to read it aloud (`rPh`) is left out. */
export const readStrings = (part: Uint8Array): readonly string[] => {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  readXml(part, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 't') isText = !isPhonetic
      else if (name === 'rPh') isPhonetic = true
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text))
      else if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
    },
  })
  return strings
}
