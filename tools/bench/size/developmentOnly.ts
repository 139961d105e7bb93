import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts without which nothing of the live view could be: the class of its parts, and that of every chart's drawing. */
export const developmentMarks = ['live-view', 'class="statechart"'] as const

const isText = /\.(?:js|css|html|svg|json)$/

/** Files of a build, from its folder, that hold something meant for development builds only (docs/live-view.md). */
export const developmentFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return developmentMarks.some((mark) => text.includes(mark) || text.includes(mark.replaceAll('"', String.raw`\"`)))
    })
    .toSorted()
