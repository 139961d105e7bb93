import { type Prompt, PROMPT_LIMIT, type PromptAnswer } from './prompt.ts'
import type { PromptLocale } from './locale.ts'
import { promptText } from './messages.ts'

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
  /** Milliseconds from any beginning. */
  readonly now: () => number
}

/** Nobody reads a question faster: keys that come before were typed ahead, and are no answer to it. Milliseconds. */
export const READING_TIME = 500

const ESCAPE = '\u{1B}'
const keys = { enter: ['\r', '\n'], cancel: ['\u{3}', '\u{4}'], erase: ['\u{7F}', '\b'] } as const

const isOneOf = (key: string, known: readonly string[]): boolean => known.includes(key)

/** Reads keys without showing them until Enter, none that was typed ahead; Esc, Ctrl+C and Ctrl+D cancel. */
const readHidden = ({ keyboard, now }: Terminal, signal: AbortSignal): Promise<PromptAnswer> =>
  new Promise((resolve) => {
    let typed = ''
    const askedAt = now()
    const end = (answer: PromptAnswer): void => {
      signal.removeEventListener('abort', cancel)
      keyboard.off('data', take)
      keyboard.setRawMode(false)
      keyboard.pause()
      resolve(answer)
    }
    const cancel = (): void => end({ kind: 'cancelled' })
    const take = (chunk: Buffer | string): void => {
      if (now() - askedAt < READING_TIME) return
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
export const createTerminalPrompt = (terminal: Terminal, locale: PromptLocale): Prompt => ({
  ask: async (request, signal) => {
    if (terminal.keyboard.isTTY !== true) return { kind: 'unavailable' }
    const { title, lines, pin, cancel, consentKeys } = promptText(request, locale)
    terminal.write(`\n${[title, ...lines, request.needsPin ? `${pin} (Esc: ${cancel}) ` : consentKeys].join('\n')}`)
    const answer = await readHidden(terminal, AbortSignal.any([signal, AbortSignal.timeout(PROMPT_LIMIT)]))
    terminal.write('\n')
    return answer
  },
})
