import { existsSync, mkdirSync, readFileSync, rmSync, watchFile, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

const runningSchema = v.object({ pid: v.number() })

/** Longest wait for the end of an agent that was asked to end, and how often it looks whether it was, in milliseconds. */
const PATIENCE = 5_000
const INTERVAL = 500

const fileIn = (data: string): string => join(data, 'running.json')

/** Leaves a file in the agent's folder that says it runs, and ends the agent when somebody takes the file away: an uninstallation does. */
export const noteRunning = (data: string, end: () => void): void => {
  const file = fileIn(data)
  mkdirSync(data, { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid }))
  process.once('exit', () => rmSync(file, { force: true }))
  watchFile(file, { interval: INTERVAL, persistent: false }, ({ nlink }) => {
    if (nlink === 0) end()
  })
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Has the agent that runs from this folder end, if one does, and waits until its files are free. */
export const stopRunning = async (data: string): Promise<void> => {
  const file = fileIn(data)
  if (!existsSync(file)) return
  const { pid } = v.parse(runningSchema, JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  for (let waited = 0; isRunning(pid) && waited < PATIENCE; waited += 100) await setTimeout(100)
}
