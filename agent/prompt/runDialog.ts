import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface DialogRun {
  readonly command: string
  readonly args: readonly string[]
  /** Text for the dialog's standard input, such as a script. */
  readonly input?: string
  readonly env: NodeJS.ProcessEnv
}

/** What a dialog program said. `null` code: it was stopped, or could not run. */
export interface DialogResult {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Full path of a program on PATH, or null. */
export const findProgram = (name: string, env: NodeJS.ProcessEnv): string | null =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null

/**
 * Runs a dialog program to its end. What the user types comes back by its standard output; nothing secret is on its command line or
 * in its environment. The signal takes the dialog off the screen.
 */
export const runDialog = ({ command, args, input, env }: DialogRun, signal: AbortSignal): Promise<DialogResult> =>
  new Promise((resolve) => {
    const dialog = spawn(command, args, {
      env,
      signal,
      killSignal: 'SIGTERM',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    dialog.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    dialog.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    dialog.stdin.on('error', (error) => errors.push(Buffer.from(error.message)))
    dialog.on('error', (error) => errors.push(Buffer.from(error.message)))
    dialog.on('close', (code) => {
      resolve({
        code: signal.aborted ? null : code,
        output: Buffer.concat(output).toString('utf8'),
        errors: Buffer.concat(errors).toString('utf8'),
      })
    })
    dialog.stdin.end(input ?? '')
  })

/** The line that a dialog wrote, without its line break. */
export const typedLine = (output: string): string => output.replace(/\r?\n$/, '')
