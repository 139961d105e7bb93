import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A running `npm start` or `npm run dev`. */
export interface NpmStart {
  /** Everything printed so far. */
  readonly output: () => string
  /** Settles when the pattern is printed; fails when the program ends before. */
  readonly prints: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Settles with the exit code, after sending the signal where one is given. */
  readonly ends: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Runs a script of package.json as a person would, without a terminal, with demo invoices that are soon signed. */
export function runScript(script: 'start' | 'dev', env: Readonly<Record<string, string>>): NpmStart {
  const child = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, DEMO_INVOICES: '20', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const check of waiting) check()
    })
  }
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const prints = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(output)
        if (found !== null) resolve(found)
      }
      waiting.add(check)
      check()
      ended.then(() => reject(new Error(`ended without ${String(pattern)}: ${output}`)), reject)
    })
  const ends = (signal?: NodeJS.Signals) => {
    if (signal !== undefined) child.kill(signal)
    return ended
  }
  return { output: () => output, prints, ends }
}
