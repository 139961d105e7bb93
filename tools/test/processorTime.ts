import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second in which Linux gives times of processes to programs. */
const ticks = 100

interface Spent {
  readonly parent: string
  /** Seconds of the process and of those of its children that have ended and that it has asked for. */
  readonly own: number
  readonly ended: number
}

/** Null where the process is gone, or the system is not Linux. */
function spentBy(pid: string): Spent | null {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
  // The name of a program, in brackets, may hold spaces and brackets: fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const seconds = (at: number) => Number(fields[at]) / ticks
  return { parent: fields[1] ?? '', own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) }
}

/** Processor seconds of the programs that this one has started and that have ended, with all that those started; null where it is no Linux. */
export const spentByEnded = (): number | null => spentBy('self')?.ended ?? null

/** Processor seconds of this process and of all below it, ended or not; null where it is no Linux. */
export function spentByAll(): number | null {
  if (spentBy('self') === null) return null
  const processes = new Map(readdirSync('/proc').map((pid) => [pid, /^\d+$/.test(pid) ? spentBy(pid) : null]))
  const isBelow = (pid: string): boolean => {
    const parent = processes.get(pid)?.parent
    return pid === String(process.pid) || (parent !== undefined && parent !== '0' && isBelow(parent))
  }
  return [...processes]
    .filter(([pid, spent]) => spent !== null && isBelow(pid))
    .reduce((sum, [, spent]) => sum + (spent?.own ?? 0) + (spent?.ended ?? 0), 0)
}
