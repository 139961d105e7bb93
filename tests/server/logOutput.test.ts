import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fileOutput, streamOutput } from '../../server/logOutput.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

class DiskError extends Error {
  readonly code = 'ENOSPC'
}

describe('a log in a file', () => {
  it('loses lines while the disk is full, and says how many once there is room again', () => {
    let room = 30
    let text = ''
    const output = fileOutput(0, (_descriptor, bytes) => {
      if (room === 0) throw new DiskError()
      const written = Math.min(room, bytes.length)
      text += bytes.subarray(0, written).toString()
      room -= written
      return written
    })
    output.write('the first line\n')
    output.write('the second line, which is cut\n')
    output.write('the third line\n')
    room = 1000
    output.write('the fourth line\n')
    expect(text.split('\n')).toEqual([
      'the first line',
      'the second line',
      expect.stringMatching(/"event":"log\.linesLost","count":2\}$/),
      'the fourth line',
      '',
    ])
    expect(output.lost()).toBe(2)
  })
})

describe('a log in a pipe', () => {
  it('keeps 1 MiB for a reader who does not read, and counts the rest when they do', () => {
    const lines: string[] = []
    const waiting: (() => void)[] = []
    const stream = new Writable({
      decodeStrings: false,
      write(line: string, _encoding, done) {
        lines.push(line)
        waiting.push(done)
      },
    })
    const output = streamOutput(stream)
    for (let line = 0; line < 3000; line += 1) output.write(`${'x'.repeat(1023)}\n`)
    expect(stream.writableLength).toBeLessThan(1024 * 1024 + 2048)
    expect(output.lost()).toBeGreaterThan(1900)
  })

  it('goes on without its reader', async () => {
    const stream = new Writable({ write: (_line, _encoding, done) => done(new Error('EPIPE')) })
    const output = streamOutput(stream)
    output.write('a line\n')
    await expect.poll(() => stream.destroyed).toBe(true)
    output.write('a line\n')
    expect(output.lost()).toBe(1)
    await output.flush()
  })
})

/** Runs a program that logs 20 lines, says on standard error that it has, and ends by itself. */
const program = `
  import { jsonLog } from './server/log.ts'
  import { standardOutput } from './server/logOutput.ts'
  const output = standardOutput()
  const log = jsonLog(output.write)
  let count = 0
  const timer = setInterval(() => {
    log('info', 'line')
    count += 1
    if (count < 20) return
    clearInterval(timer)
    process.stderr.write('alive\\n')
    void output.flush()
  }, 2)`
const saidBy = async (child: ChildProcess): Promise<readonly [string, unknown]> => {
  let said = ''
  if (child.stderr === null) throw new Error('no standard error')
  createInterface({ input: child.stderr }).on('line', (line) => {
    said += line
  })
  await once(child, 'close')
  return [said, child.exitCode]
}
const run = (stdout: 'pipe' | number) =>
  spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe'],
  })

describe('a program', () => {
  it('outlives the reader of its log', async () => {
    const child = run('pipe')
    child.stdout?.destroy()
    expect(await saidBy(child)).toEqual(['alive', 0])
  })

  it('outlives a device that is full', async () => {
    const full = openSync('/dev/full', 'w')
    const said = saidBy(run(full))
    closeSync(full)
    expect(await said).toEqual(['alive', 0])
  })
})
