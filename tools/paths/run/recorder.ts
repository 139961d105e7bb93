import { writeFile } from 'node:fs/promises'
import type { BrowserCommandContext } from 'vitest/node'
import type { Recorder } from './inChromium.ts'

type Context = BrowserCommandContext['context']

/** JPEG quality of storyboards, 0 to 100: text stays sharp. */
const sharp = 70

type Page = BrowserCommandContext['page']

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Takes a picture of the page as it stands: no caret, no movement. @param quality of the JPEG, 0 to 100 @param clip the part of the page, or all of it */
export const shoot = (page: Page, quality: number, clip: Part | null): Promise<Buffer> =>
  page.screenshot({
    type: 'jpeg',
    quality,
    animations: 'disabled',
    caret: 'hide',
    scale: 'device',
    ...(clip === null ? {} : { clip }),
  })

/** Pixels of the page around a dialog in its picture. */
const around = 24

/** The open dialog with some of what is around it, so that its texts can be read beside a chart; null where none is open. */
const openDialog = async ({ iframe, page }: Pick<BrowserCommandContext, 'iframe' | 'page'>): Promise<Part | null> => {
  const dialog = iframe.locator('[role=dialog], [role=alertdialog]').last()
  const box = (await dialog.count()) === 0 ? null : await dialog.boundingBox()
  const size = page.viewportSize()
  if (box === null || size === null) return null
  const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)]
  return {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + around) - x,
    height: Math.min(size.height, box.y + box.height + around) - y,
  }
}

interface Places {
  /** Absolute path for the picture of a name. */
  readonly picture: (name: string) => string
  /** Absolute path for the trace of a path's id. */
  readonly trace: (id: string) => string
}

/** Which walks leave their Playwright trace. */
export type Traced = 'failures' | 'all'

/** Keeps pictures and traces. @param onEnd hears of each end */
export const recordWalks = (
  { picture, trace }: Places,
  kept: Traced,
  onEnd: (id: string, failed: boolean, milliseconds: number) => void,
): Recorder => {
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
      // A walk that timed out has not reported its end.
      await endTrace(context, true)
      // Snapshots of the document show the same as a film of the page, which would double the time of every walk.
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
    picture: async (chromium, name) => {
      await writeFile(picture(name), await shoot(chromium.page, sharp, await openDialog(chromium)))
    },
    end: async ({ context }, { id, failure, milliseconds }) => {
      await endTrace(context, kept === 'all' || failure !== null)
      onEnd(id, failure !== null, milliseconds)
    },
  }
}
