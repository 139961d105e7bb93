import { type Prompt, PROMPT_LIMIT, type PromptAnswer } from './prompt.ts'
import { type PromptLocale, promptText } from './wording.ts'

/** The keyboard of a terminal, as process.stdin is one. */
export interface Keyboard {
  readonly isTTY?: boolean
  setRawMode(isRaw: boolean): unknown
  resume(): unknown
  pause(): unknown
  on(event: 'data', listener: (chunk: Buffer | string) => void): unknown
  off(event: 'data', listener: (chunk: Buffer | string) => void): unknown
}

export interface Terminal {
  readonly keyboard: Keyboard
  readonly write: (text: string) => unknown
}

const ESCAPE = '\u{1B}'
const keys = { enter: ['\r', '\n'], cancel: ['\u{3}', '\u{4}'], erase: ['\u{7F}', '\b'] } as const

const isOneOf = (key: string, known: readonly string[]): boolean => known.includes(key)

/** Reads keys without showing them until Enter; Esc, Ctrl+C and Ctrl+D cancel. */
const readHidden = (keyboard: Keyboard, signal: AbortSignal): Promise<PromptAnswer> =>
  new Promise((resolve) => {
    let typed = ''
    const end = (answer: PromptAnswer): void => {
      signal.removeEventListener('abort', cancel)
      keyboard.off('data', take)
      keyboard.setRawMode(false)
      keyboard.pause()
      resolve(answer)
    }
    const cancel = (): void => end({ kind: 'cancelled' })
    const take = (chunk: Buffer | string): void => {
      const text = chunk.toString()
      // Arrow and function keys come as longer escape sequences and are no part of a PIN.
      if (text.startsWith(ESCAPE) && text.length > 1) return
      for (const key of text) {
        if (key === ESCAPE || isOneOf(key, keys.cancel)) return cancel()
        if (isOneOf(key, keys.enter)) return end({ kind: 'given', pin: typed })
        typed = isOneOf(key, keys.erase) ? typed.replace(/.$/su, '') : typed + key
      }
    }
    signal.addEventListener('abort', cancel)
    keyboard.setRawMode(true)
    keyboard.resume()
    keyboard.on('data', take)
  })

/** Asks on the terminal that the agent was started from, with the PIN hidden. */
export const createTerminalPrompt = ({ keyboard, write }: Terminal, locale: PromptLocale): Prompt => ({
  ask: async (request, signal) => {
    if (keyboard.isTTY !== true) return { kind: 'unavailable' }
    const { title, lines, pin, cancel, consentKeys } = promptText(request, locale)
    write(`\n${[title, ...lines, request.needsPin ? `${pin} (Esc: ${cancel}) ` : consentKeys].join('\n')}`)
    const answer = await readHidden(keyboard, AbortSignal.any([signal, AbortSignal.timeout(PROMPT_LIMIT)]))
    write('\n')
    return answer
  },
})
