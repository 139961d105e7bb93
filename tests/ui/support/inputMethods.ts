/** What an input method does at one stroke, as browsers tell pages of it. */
type Stroke =
  /** A key of its own: a letter falls into the field. */
  | { readonly does: 'key'; readonly key: string }
  /** A key that a keyboard hook (Unikey, EVKey) has swallowed comes as Backspaces and a text, without a composition. */
  | { readonly does: 'rewrite'; readonly back: number; readonly text: string }
  /** The text that is being composed is another one. */
  | { readonly does: 'compose'; readonly text: string }
  /** Enter ends the composition: `before` tells the key first (Chromium, Firefox), `behind` the end of it (Safari). */
  | { readonly does: 'end'; readonly key: 'before' | 'behind' }

export interface InputMethod {
  readonly name: string
  readonly typed: string
  /** The strokes with which it is typed, and Enter that leaves the cell. */
  readonly strokes: readonly Stroke[]
}

const key = (name: string): Stroke => ({ does: 'key', key: name })
const rewrite = (back: number, text: string): Stroke => ({ does: 'rewrite', back, text })
const composed = (...texts: readonly string[]): readonly Stroke[] => texts.map((text) => ({ does: 'compose', text }))
const enter = key('Enter')

export const inputMethods: readonly InputMethod[] = [
  {
    name: 'Unikey, Telex',
    typed: 'được',
    // d d u w o w c j
    strokes: [
      key('d'),
      rewrite(1, 'đ'),
      key('u'),
      rewrite(1, 'ư'),
      key('o'),
      rewrite(1, 'ơ'),
      key('c'),
      rewrite(2, 'ợc'),
      enter,
    ],
  },
  {
    name: 'Unikey, VNI',
    typed: 'được',
    // d u o c 9 7 5
    strokes: [...['d', 'u', 'o', 'c'].map(key), rewrite(4, 'đuoc'), rewrite(3, 'ươc'), rewrite(2, 'ợc'), enter],
  },
  {
    name: 'Telex of macOS, in Chromium',
    typed: 'được',
    strokes: [...composed('d', 'đ', 'đu', 'đư', 'đưo', 'đươ', 'đươc', 'được'), { does: 'end', key: 'before' }, enter],
  },
  {
    name: 'Korean, two sets',
    typed: '한국',
    strokes: [
      ...composed('ㅎ', '하', '한'),
      // The next syllable ends the one before without a key of its own.
      ...composed('한ㄱ', '한구', '한국'),
      { does: 'end', key: 'before' },
      enter,
    ],
  },
  {
    name: 'Japanese in Safari',
    typed: '日本',
    strokes: [...composed('n', 'に', 'にほ', 'にほん', '日本'), { does: 'end', key: 'behind' }, enter],
  },
]

const press = (name: string, isComposing: boolean, code = 0): boolean => {
  const event = new KeyboardEvent('keydown', { key: name, isComposing, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'keyCode', { value: code })
  return document.activeElement?.dispatchEvent(event) ?? false
}

const insert = (text: string): void => void document.execCommand('insertText', false, text)

const tell = (type: string, data: string): void =>
  void document.activeElement?.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }))

/** Puts a text in the place of what was composed until now. */
const composeOver = (before: string | null, text: string): void => {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  press('Process', before !== null, 229)
  if (before === null) tell('compositionstart', '')
  else {
    const end = field.selectionEnd ?? 0
    field.setSelectionRange(end - before.length, end)
  }
  tell('compositionupdate', text)
  insert(text)
}

const end = (text: string, place: 'before' | 'behind'): void => {
  if (place === 'before') press('Enter', true, 229)
  tell('compositionend', text)
  if (place === 'behind') press('Enter', false, 229)
}

const isDrawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Replays strokes in what has the focus, wherever that goes. */
export const replay = async (strokes: readonly Stroke[]): Promise<void> => {
  let text: string | null = null
  for (const stroke of strokes) {
    if (stroke.does === 'key') {
      if (press(stroke.key, false) && stroke.key.length === 1) insert(stroke.key)
      if (stroke.key === 'Enter') await isDrawn()
    } else if (stroke.does === 'rewrite') {
      for (let left = stroke.back; left > 0; left -= 1) {
        press('Backspace', false, 8)
        document.execCommand('delete')
      }
      press('Unidentified', false, 231)
      insert(stroke.text)
    } else if (stroke.does === 'compose') {
      composeOver(text, stroke.text)
      text = stroke.text
    } else {
      end(text ?? '', stroke.key)
      text = null
      await isDrawn()
    }
  }
}
