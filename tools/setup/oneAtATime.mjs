import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/**
 * Milliseconds: between two signs of life, how long there may be none, and between two looks.
 *
 * @typedef {{ beat: number, patience: number, pause: number }} Times
 */

/** @type {Times} */
const defaultTimes = { beat: 1000, patience: 20_000, pause: 200 }

/** @param {unknown} error @param {string} code */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code

/**
 * @param {string} path
 * @returns {Promise<{ holder: string, beat: number } | null>} null where nobody holds it
 */
async function look(path) {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { holder, beat: mtimeMs }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Whether nothing is left of a process but its number, which its parent has not asked about: in a container often for good.
 *
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {string} holder */
function hasEnded(holder) {
  const pid = Number.parseInt(holder, 10)
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return isZombie(pid)
  } catch (error) {
    return isCode(error, 'ESRCH')
  }
}

/** @param {string} path @param {string} holder */
async function letGo(path, holder) {
  if ((await look(path))?.holder === holder) await rm(path, { force: true })
}

/** @param {string} path @param {string} own @returns {Promise<boolean>} false where somebody holds it */
async function take(path, own) {
  try {
    await writeFile(path, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Waits until nobody holds the lock. Its holder may have been killed: then its process is gone, or, where its number belongs to
 * another by now, there is no sign of life as long as this one looks on.
 *
 * @param {string} path
 * @param {Times} times
 * @param {AbortSignal} [signal]
 */
async function waitFor(path, { patience, pause }, signal) {
  let last = await look(path)
  let since = performance.now()
  while (last !== null) {
    if (hasEnded(last.holder) || performance.now() - since > patience) return letGo(path, last.holder)
    await setTimeout(pause, undefined, signal === undefined ? {} : { signal })
    const next = await look(path)
    if (next?.holder !== last.holder || next.beat !== last.beat) since = performance.now()
    last = next
  }
}

/**
 * Does the work while no other process does it, which is what the file of this path says; it is there as long as the work takes.
 *
 * @template Value
 * @param {string} path
 * @param {() => Promise<Value>} work
 * @param {{ onWaiting: () => void, signal?: AbortSignal, times?: Times }} options `onWaiting` is called once where another process is
 *   at work; the signal ends waiting, which then throws
 * @returns {Promise<Value>}
 */
export async function oneAtATime(path, work, { onWaiting, signal, times = defaultTimes }) {
  const own = `${process.pid} ${randomUUID()}`
  for (let hasWaited = false; !(await take(path, own)); hasWaited = true) {
    const found = await look(path)
    if (!hasWaited && found !== null && !hasEnded(found.holder)) onWaiting()
    await waitFor(path, times, signal)
  }
  const beating = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, times.beat)
  try {
    return await work()
  } finally {
    clearInterval(beating)
    await letGo(path, own)
  }
}
