import { stripVTControlCharacters } from 'node:util'
import { createVitest, type BrowserCommandContext } from 'vitest/node'
import { browserProject } from '../../test/browserProject.ts'
import type { Walked, WalkOrder } from '../../../walks/model/order.ts'
import type { Problem } from '../../../walks/model/problem.ts'
import { longestWalk } from './retry.ts'

type Chromium = Pick<BrowserCommandContext, 'page' | 'iframe' | 'context'>

/** Whoever takes pictures and traces beside the walks. */
export interface Recorder {
  readonly begin: (chromium: Chromium, id: string) => Promise<void>
  readonly step: (chromium: Chromium, name: string) => Promise<void>
  readonly picture: (chromium: Chromium, name: string) => Promise<void>
  readonly end: (chromium: Chromium, walked: Walked) => Promise<void>
}

export interface Showing {
  readonly headless: boolean
  /** Milliseconds to wait before each step and at the end. */
  readonly pause: number
  readonly deviceScaleFactor: number
}

/** What a browser says is coloured for a terminal. */
const uncoloured = ({ failure, ...walked }: Walked): Walked => {
  if (failure === null) return { ...walked, failure }
  const plain = (problem: Problem): Problem =>
    problem.code === 'other' ? { ...problem, detail: stripVTControlCharacters(problem.detail) } : problem
  return {
    ...walked,
    failure: { ...failure, message: stripVTControlCharacters(failure.message), problem: plain(failure.problem) },
  }
}

/** More steps than any path has. */
const manySteps = 100

/** What walks in the browser ask of this side: to show what comes next, to record, and to keep how each ended in `walked`. */
const commandsOf = (showing: Showing, recorder: Recorder, walked: Walked[]) => {
  /** The window is titled with what comes next, which has its moment to be read. */
  const letWatch = async ({ page }: Chromium, title: string) => {
    if (!showing.headless)
      await page.evaluate((text) => {
        document.title = text
      }, title)
    if (showing.pause > 0) await page.waitForTimeout(showing.pause)
  }
  return {
    beginWalk: async (chromium: BrowserCommandContext, id: string) => {
      // Where the last walk has clicked, a button would look hovered.
      await chromium.page.mouse.move(0, 0)
      await recorder.begin(chromium, id)
    },
    beginStep: async (chromium: BrowserCommandContext, name: string) => {
      await recorder.step(chromium, name)
      await letWatch(chromium, name)
    },
    takePicture: (chromium: BrowserCommandContext, name: string) => recorder.picture(chromium, name),
    endWalk: async (chromium: BrowserCommandContext, result: Walked) => {
      await letWatch(chromium, result.failure === null ? 'passed' : 'FAILED')
      await recorder.end(chromium, result)
      walked.push(uncoloured(result))
    },
  }
}

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(
    error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
      ? String(error.message)
      : String(error),
  )

/**
 * Walks the ordered paths in Chromium through vitest's browser project, each machine in a page of its own.
 *
 * @param files tests that call `walkPaths`, from the root
 * @returns how the walks went that came to an end, in the order of their ends; and what vitest says of errors outside of them
 */
export const walkInChromium = async (
  root: string,
  files: readonly string[],
  order: WalkOrder,
  showing: Showing,
  recorder: Recorder,
) => {
  const walked: Walked[] = []
  const project = browserProject({
    headless: showing.headless,
    deviceScaleFactor: showing.deviceScaleFactor,
    commands: commandsOf(showing, recorder, walked),
  })
  const test = {
    ...project.test,
    include: [...files],
    testTimeout: longestWalk + manySteps * showing.pause,
    provide: { ...project.test.provide, walkOrder: order },
  }
  const vitest = await createVitest({
    root,
    config: false,
    watch: false,
    reporters: [{}],
    projects: [{ ...project, test }],
  })
  try {
    const { unhandledErrors, testModules } = await vitest.start()
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())]
    return { walked, errors: errors.map(messageOf) }
  } finally {
    await vitest.close()
  }
}
