import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { sightsOf } from '../../../tools/paths/run/sights.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pictures = readdirSync(join(root, 'statecharts/views'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.jpg'),
)

it('every state in which a flow rests has its picture, and there is no other (npm run paths -- --views)', async () => {
  const flows = await readFlows(root)
  const seen = flows.flatMap(({ id, flow }) => sightsOf(flow).map(({ state }) => `${id}/${state}.jpg`))
  expect(pictures.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual(seen.toSorted())
})
