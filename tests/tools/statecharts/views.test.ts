import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { picturesFolder, pictureOfState } from '../../../tools/charts/viewPictures.ts'
import { statesOnPathsOf } from '../../../tools/paths/run/statesOnPaths.ts'
import { explore } from '../../../walks/model/exploration.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('every state in which a flow rests is seen once when pictures are taken (npm run paths -- --views)', async () => {
  for (const { flow } of await readFlows(root)) {
    const rests = new Set(explore(flow).flatMap(({ states }) => states))
    expect(
      statesOnPathsOf(flow)
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual([...rests].toSorted())
  }
})

it('pictures lie where git keeps nothing', () => {
  const picture = `${picturesFolder}/${pictureOfState('session', 'signedIn')}`
  expect(execFileSync('git', ['check-ignore', picture], { cwd: root, encoding: 'utf8' }).trim()).toBe(picture)
})
