import { createLinuxDialog } from './linux-dialog.ts'
import { createMacosDialog } from './macos-dialog.ts'
import { firstAvailable, type Prompt } from './prompt.ts'
import { createTerminalPrompt, type Terminal } from './terminal.ts'
import { createWindowsDialog } from './windows-dialog.ts'
import type { PromptLocale } from './wording.ts'

const dialogs = { darwin: createMacosDialog, win32: createWindowsDialog, linux: createLinuxDialog } as const

export interface PersonSettings {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly terminal: Terminal
  readonly locale: PromptLocale
}

/** Ways to ask the person at this computer: the system's own dialog, else the terminal. */
export const createPersonPrompt = ({ platform, env, terminal, locale }: PersonSettings): Prompt => {
  const dialog = platform === 'darwin' || platform === 'win32' || platform === 'linux' ? [dialogs[platform](env, locale)] : []
  return firstAvailable([...dialog, createTerminalPrompt(terminal, locale)])
}
