import { findProgram, runDialog, typedLine } from './runDialog.ts'
import { type Prompt, PROMPT_LIMIT, type PromptAnswer } from './prompt.ts'
import type { PromptLocale } from './locale.ts'
import { type PromptText, promptText } from './messages.ts'

type Dialog = (text: PromptText) => readonly string[]

interface Toolkit {
  readonly consent: Dialog
  readonly pin: Dialog
}

/** Qt shows a text as HTML where it looks like it. */
const withoutMarkup = (text: string): string => text.replaceAll('<', '(').replaceAll('>', ')').replaceAll('&', '＆')

const toolkits: Readonly<Record<'zenity' | 'kdialog', Toolkit>> = {
  zenity: {
    consent: ({ title, lines, confirm, cancel }) => [
      '--question',
      '--no-markup',
      `--title=${title}`,
      `--text=${lines.join('\n')}`,
      `--ok-label=${confirm}`,
      `--cancel-label=${cancel}`,
    ],
    pin: ({ title, pin, confirm, cancel }) => [
      '--entry',
      '--hide-text',
      `--title=${title}`,
      `--text=${pin}`,
      `--ok-label=${confirm}`,
      `--cancel-label=${cancel}`,
    ],
  },
  kdialog: {
    consent: ({ title, lines, confirm, cancel }) => [
      '--title',
      title,
      '--yes-label',
      confirm,
      '--no-label',
      cancel,
      '--yesno',
      withoutMarkup(lines.join('\n')),
    ],
    pin: ({ title, pin }) => ['--title', title, '--password', pin],
  },
}

const screenIsMissing = /display|wayland|qt\.qpa/i

/** The dialog program of this desktop, or null where there is none of the two, or no screen. */
export const linuxDialogProgram = (
  env: NodeJS.ProcessEnv,
): { readonly name: keyof typeof toolkits; readonly command: string } | null => {
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return null
  for (const name of ['zenity', 'kdialog'] as const) {
    const command = findProgram(name, env)
    if (command !== null) return { name, command }
  }
  return null
}

/** zenity or kdialog: first the consent, which shows what is signed, then the PIN. */
export const createLinuxDialog = (env: NodeJS.ProcessEnv, locale: PromptLocale): Prompt => ({
  ask: async (request, signal) => {
    const program = linuxDialogProgram(env)
    if (program === null) return { kind: 'unavailable' }
    const { name, command } = program
    const text = promptText(request, locale)
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PROMPT_LIMIT)])
    const show = async (dialog: Dialog): Promise<PromptAnswer> => {
      const { code, output, errors } = await runDialog({ command, args: dialog(text), env }, inTime)
      if (code === 0) return { kind: 'given', pin: typedLine(output) }
      return { kind: code !== null && screenIsMissing.test(errors) ? 'unavailable' : 'cancelled' }
    }
    const consent = await show(toolkits[name].consent)
    if (consent.kind !== 'given') return consent
    return request.needsPin ? show(toolkits[name].pin) : { kind: 'given', pin: '' }
  },
})
