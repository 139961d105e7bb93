import { writeFile } from 'node:fs/promises'
import type { BrowserCommandContext } from 'vitest/node'
import type { Recorder } from './inChromium.ts'

type Context = BrowserCommandContext['context']

/** JPEG quality of storyboards, 0 to 100: text stays sharp. */
const sharp = 70

/** Takes a picture of the page as it stands: no caret, no movement. @param quality of the JPEG, 0 to 100 */
export const shoot = (page: BrowserCommandContext['page'], quality: number): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', quality, animations: 'disabled', caret: 'hide', scale: 'device' })

interface Places {
  /** Absolute path for the picture of a name. */
  readonly picture: (name: string) => string
  /** Absolute path for the trace of a path's id. */
  readonly trace: (id: string) => string
}

/** Which walks leave their Playwright trace. */
export type Traced = 'failures' | 'all'

/** Keeps pictures and traces. @param onEnd hears of each end */
export const recordWalks = ({ picture, trace }: Places, kept: Traced, onEnd: (id: string, failed: boolean, milliseconds: number) => void): Recorder => {
  const traced = new WeakSet<Context>()
  const open = new WeakMap<Context, string>()

  const endTrace = async (context: Context, isKept: boolean) => {
    const id = open.get(context)
    if (id === undefined) return
    open.delete(context)
    await context.tracing.stopChunk(isKept ? { path: trace(id) } : {})
  }

  return {
    begin: async ({ context }, id) => {
      // A walk that timed out has not told its end.
      await endTrace(context, true)
      // Snapshots of the document tell the same as a film of the page, which would double the time of every walk.
      if (!traced.has(context)) await context.tracing.start({ screenshots: false, snapshots: true })
      traced.add(context)
      await context.tracing.startChunk({ title: id })
      open.set(context, id)
    },
    step: async ({ context }, name) => {
      // An empty group is a mark on the trace's time line.
      await context.tracing.group(name)
      await context.tracing.groupEnd()
    },
    picture: async ({ page }, name) => {
      await writeFile(picture(name), await shoot(page, sharp))
    },
    end: async ({ context }, { id, failure, milliseconds }) => {
      await endTrace(context, kept === 'all' || failure !== null)
      onEnd(id, failure !== null, milliseconds)
    },
  }
}
