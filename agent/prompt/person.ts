import { createLinuxDialog, linuxDialogProgram } from './linuxDialog.ts'
import { createMacosDialog } from './macosDialog.ts'
import { firstAvailable, type Prompt } from './prompt.ts'
import { createTerminalPrompt, type Terminal } from './terminal.ts'
import { createWindowsDialog } from './windowsDialog.ts'
import type { PromptLocale } from './locale.ts'

const dialogs = { darwin: createMacosDialog, win32: createWindowsDialog, linux: createLinuxDialog } as const

export interface PersonSettings {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly terminal: Terminal
  readonly locale: PromptLocale
}

export type WayToAsk = 'window' | 'terminal'

/** How the person at this computer would be asked, as far as it is known beforehand; null where nobody can be. */
export const wayToAsk = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, hasTerminal: boolean): WayToAsk | null => {
  if (platform === 'darwin' || platform === 'win32' || (platform === 'linux' && linuxDialogProgram(env) !== null))
    return 'window'
  return hasTerminal ? 'terminal' : null
}

/** Ways to ask the person at this computer: the system's own dialog, else the terminal. */
export const createPersonPrompt = ({ platform, env, terminal, locale }: PersonSettings): Prompt => {
  const dialog =
    platform === 'darwin' || platform === 'win32' || platform === 'linux' ? [dialogs[platform](env, locale)] : []
  return firstAvailable([...dialog, createTerminalPrompt(terminal, locale)])
}
