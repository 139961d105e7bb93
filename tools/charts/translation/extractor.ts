import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foundIn, type Found } from '../../messages/found.ts'
import { readFlows, type KnownFlow } from '../flows.ts'
import { textsOf } from './texts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const descriptionsFile = /^src\/machines\/([^/]+)\/descriptions\.ts$/

const machineOf = (filename: string) => descriptionsFile.exec(relative(root, filename).replaceAll('\\', '/'))?.[1]

let flows: Promise<readonly KnownFlow[]> | undefined

/** Reads the texts of a flow's chart for lingui's catalogues, where the default extractor reads macros. */
export const chartExtractor = {
  match: (filename: string) => machineOf(filename) !== undefined,
  extract: async (filename: string, _code: string, onMessageExtracted: (found: Found) => void) => {
    flows ??= readFlows(root)
    const id = machineOf(filename)
    for (const { chart, descriptions, flow } of (await flows).filter((known) => known.id === id))
      for (const { kind, text } of textsOf(chart, descriptions, flow)) onMessageExtracted(foundIn(filename, kind, text))
  },
}
